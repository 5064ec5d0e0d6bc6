import type { MethodParsed, StaffCoinCorrection, StaffCorrectionItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Approves a correction, which moves the coins at once, or refuses it. Never decided by whoever requested it.
 * @throws ContentNotFound, NotAllowedOnSelf, NotAllowedNow after 24 hours, ChangedMeanwhile when it was decided,
 *   CoinsNotEnough
 */
export declare function decideCorrection(ctx: StaffCtx, { id, approve, reason }: MethodParsed<typeof StaffCoinCorrection.Decide>): Promise<StaffCorrectionItem>;
