import type { MethodParsed, StaffTerms, TermsVersion } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Publishes the draft as the next version, in force at once or from an instant on; members are asked for their consent
 * to a major one again from then on.
 * @throws ContentNotFound, ChangedMeanwhile, BadInput
 */
export declare function publishTerms(ctx: StaffCtx, { termsType, version: draftVersion, effectiveAt: given, reason }: MethodParsed<typeof StaffTerms.Publish>): Promise<TermsVersion>;
