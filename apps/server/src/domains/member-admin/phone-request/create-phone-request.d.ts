import type { StaffPhoneRequestItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
interface NewRequest {
    memberId: string;
    phone: string;
    proof: string;
    reason: string;
}
/**
 * Requests a new phone for a member who lost theirs. One request of a member waits at a time.
 * @throws ContentNotFound, NotAllowedNow, PhoneTaken, PhoneQuarantined
 */
export declare function createPhoneRequest(ctx: StaffCtx, { memberId, phone, proof, reason }: NewRequest): Promise<StaffPhoneRequestItem>;
export {};
