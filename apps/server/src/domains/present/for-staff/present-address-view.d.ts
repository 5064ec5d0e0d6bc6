import type { MethodParsed, ParcelAddress, StaffPresent } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Records that a staff member sees where a present is sent. @throws ContentNotFound */
export declare function requestPresentAddress(ctx: StaffCtx, { id, reason }: MethodParsed<typeof StaffPresent.RequestAddress>): Promise<{
    grant: string;
}>;
/** The address that a grant names. @throws TicketInvalid, ContentNotFound */
export declare function getPresentAddress(ctx: StaffCtx, { grant }: {
    grant: string;
}): Promise<ParcelAddress>;
