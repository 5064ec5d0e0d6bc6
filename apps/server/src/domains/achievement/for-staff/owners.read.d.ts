import type { MethodParsed, StaffMedal } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Both calls take the same. */
type Input = MethodParsed<typeof StaffMedal.GetOwners>;
/** Everybody who won a medal, newest first. totalCount: capped. */
export declare function listMedalOwners(ctx: StaffCtx, input: Input): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        memberId: string;
        nickName: string;
        tier: number;
        obtainedTime: string;
        expireTime: string | null;
        byStaff: boolean;
        revokedTime: string | null;
    }[];
}>;
/** Everybody who has or had a frame, newest first. totalCount: capped. */
export declare function listFrameOwners(ctx: StaffCtx, input: Input): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        memberId: string;
        nickName: string;
        tier: number;
        obtainedTime: string;
        expireTime: string | null;
        byStaff: boolean;
        revokedTime: string | null;
    }[];
}>;
export {};
