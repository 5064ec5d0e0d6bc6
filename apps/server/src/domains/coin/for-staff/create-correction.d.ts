import type { MethodParsed, StaffCoinCorrection, StaffCorrectionItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Requests a correction of a member's coins. One request of a member waits at a time.
 * @throws ContentNotFound, NotAllowedNow
 */
export declare function createCorrection(ctx: StaffCtx, { memberId, amount, memo, reason }: MethodParsed<typeof StaffCoinCorrection.Create>): Promise<StaffCorrectionItem>;
