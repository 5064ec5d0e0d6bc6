import type { MethodParsed, StaffTerms, TermsDraft } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Stores the draft of the next version. @throws ChangedMeanwhile */
export declare function saveTermsDraft(ctx: StaffCtx, { termsType, title, text, isMajor, version }: MethodParsed<typeof StaffTerms.SaveDraft>): Promise<TermsDraft>;
