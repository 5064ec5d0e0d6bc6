import type { MethodParsed, ParcelAddress, StaffGoodsOrder } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Records that a staff member sees where an order is sent. @throws ContentNotFound */
export declare function requestOrderAddress(ctx: StaffCtx, { id, reason }: MethodParsed<typeof StaffGoodsOrder.RequestAddress>): Promise<{
    grant: string;
}>;
/** The address that a grant names. @throws TicketInvalid, ContentNotFound */
export declare function getOrderAddress(ctx: StaffCtx, { grant }: {
    grant: string;
}): Promise<ParcelAddress>;
