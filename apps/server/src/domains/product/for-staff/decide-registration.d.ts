import { type MethodOutput, type MethodParsed, type StaffRegistration } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
type Decision = MethodParsed<typeof StaffRegistration.Decide>;
type Detail = MethodOutput<typeof StaffRegistration.Get>;
/**
 * Accepts or refuses a registration in review or a claim. An accepted claim ends the registration that it disputes.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export declare function decideRegistration(ctx: StaffCtx, decision: Decision): Promise<Detail>;
/**
 * Accepts or refuses the invoice of a registration in force; an accepted one extends the warranty where the rules say
 * so.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export declare function decideInvoice(ctx: StaffCtx, decision: Decision): Promise<Detail>;
export {};
