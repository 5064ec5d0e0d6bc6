import { type PersonalField } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
interface PersonalDataRequest {
    id: string;
    field: PersonalField;
    reason: string;
}
/**
 * Records that a staff member sees personal data. The value is read with the grant.
 * @throws ContentNotFound, TooFast after 30 views within an hour
 */
export declare function requestPersonalData(ctx: StaffCtx, { id, field, reason }: PersonalDataRequest): Promise<{
    grant: string;
}>;
/** Personal data that a grant names. @throws TicketInvalid for one that expired or belongs to another session */
export declare function openPersonalData(ctx: StaffCtx, { grant }: {
    grant: string;
}): Promise<{
    values: string[];
}>;
export {};
