import type { MethodParsed, ParcelAddress, StaffProductActivity } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Records that a staff member sees where the gift of an application is sent. @throws ContentNotFound */
export declare function requestApplicationAddress(ctx: StaffCtx, { id, reason }: MethodParsed<typeof StaffProductActivity.RequestAddress>): Promise<{
    grant: string;
}>;
/** The address that a grant names. @throws TicketInvalid, ContentNotFound */
export declare function getApplicationAddress(ctx: StaffCtx, { grant }: {
    grant: string;
}): Promise<ParcelAddress>;
