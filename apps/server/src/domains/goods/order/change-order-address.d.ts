import { type OrderItem } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** Changes where an order is sent, until it is. @throws ContentNotFound, NotAllowedNow, BadInput */
export declare function changeOrderAddress(ctx: MemberCtx, { id, addressId }: {
    id: string;
    addressId: string;
}): Promise<OrderItem>;
