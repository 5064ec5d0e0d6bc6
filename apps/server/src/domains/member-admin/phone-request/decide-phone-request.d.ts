import type { StaffPhoneRequestItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
interface Decision {
    id: string;
    approve: boolean;
    reason: string;
}
/**
 * Approves a request for a new phone, which changes it at once, or refuses it. Never decided by whoever requested it.
 * @throws ContentNotFound, NotAllowedOnSelf, NotAllowedNow after 24 hours, ChangedMeanwhile when it was decided,
 *   PhoneTaken, PhoneQuarantined
 */
export declare function decidePhoneRequest(ctx: StaffCtx, { id, approve, reason }: Decision): Promise<StaffPhoneRequestItem>;
export {};
