import type { MethodParsed, StaffTerms, TermsDraft } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Discards the draft. @throws ContentNotFound, ChangedMeanwhile */
export declare function removeTermsDraft(ctx: StaffCtx, { termsType, version }: MethodParsed<typeof StaffTerms.RemoveDraft>): Promise<TermsDraft>;
