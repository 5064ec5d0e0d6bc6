import { type MethodParsed, type StaffGrantItem, type StaffPresentGrant } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of the grants, newest first. totalCount: capped. */
export declare function listGrants(ctx: StaffCtx, { waiting, ...input }: MethodParsed<typeof StaffPresentGrant.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        giftId: string;
        giftTitle: string;
        source: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        memberCount: number;
        nickNames: string[];
        value: number;
        memo: string;
        reason: string;
        requesterName: string;
        isOwn: boolean;
        state: "approved" | "expired" | "refused" | "waiting";
        deciderName: string | null;
        decisionReason: string;
        createTime: string;
        expireTime: string;
    }[];
}>;
/** @throws ContentNotFound */
export declare function loadGrant(ctx: StaffCtx, id: string): Promise<StaffGrantItem>;
