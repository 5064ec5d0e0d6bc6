import type { MethodParsed, StaffTerms } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Removes a version that is not in force yet. Its text becomes the draft, unless there is one already.
 * @throws ContentNotFound
 */
export declare function withdrawTerms(ctx: StaffCtx, { id, reason }: MethodParsed<typeof StaffTerms.Withdraw>): Promise<null>;
