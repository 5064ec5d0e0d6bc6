import { type MethodParsed, type ReviewCase, type ReviewOutcome } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
type Input = MethodParsed<typeof ReviewCase.Decide>;
/**
 * Decides one case or several. Those that somebody else claimed or decided, or that changed, stay as they are: the
 * outcome says which, and by whom.
 * @throws BadInput for a decision that a kind does not have, or without a reason or days
 */
export declare function decideCases(ctx: StaffCtx, input: Input): Promise<{
    items: ReviewOutcome[];
}>;
export {};
