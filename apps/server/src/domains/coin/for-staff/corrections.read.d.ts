import type { MethodParsed, StaffCoinCorrection, StaffCorrectionItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of the requests, newest first. totalCount: capped. */
export declare function listCorrections(ctx: StaffCtx, { waiting, ...input }: MethodParsed<typeof StaffCoinCorrection.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        memberId: string;
        nickName: string;
        amount: number;
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
export declare function loadCorrection(ctx: StaffCtx, id: string): Promise<StaffCorrectionItem>;
