import { type ParcelAddress } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** Purpose under which the address of an order is encrypted, as it was when it was ordered. */
export declare const addressPurpose = "goods-address";
export declare const sealOrderAddress: (keys: import("../../../crypto/derive-key.ts").Keys, id: string, address: ParcelAddress) => Buffer, openOrderAddress: (keys: import("../../../crypto/derive-key.ts").Keys, row: {
    id: string;
    address_cipher: Buffer | null;
}) => ParcelAddress | null;
/** One of the caller's addresses. @throws BadInput for none, and for another member's */
export declare function takeAddress(ctx: MemberCtx, id: string | undefined): Promise<ParcelAddress>;
