import { type MethodParsed, type StaffGrantItem, type StaffPresentGrant } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Approves a grant, which gives the presents at once, or refuses it. Never decided by whoever requested it.
 * @throws ContentNotFound, NotAllowedOnSelf, NotAllowedNow after 24 hours, ChangedMeanwhile when it was decided
 */
export declare function decideGrant(ctx: StaffCtx, { id, approve, reason }: MethodParsed<typeof StaffPresentGrant.Decide>): Promise<StaffGrantItem>;
