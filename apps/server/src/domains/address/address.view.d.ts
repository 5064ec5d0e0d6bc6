import type { UserAddressItem } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../context.ts';
import { type AddressRow } from './address.store.ts';
/** An address in full. */
export declare function itemOf(ctx: Ctx, row: AddressRow): UserAddressItem;
/** An address as its owner's lists show it: enough to choose by, without the full name, phone and room. */
export declare function maskedItemOf(ctx: Ctx, row: AddressRow): UserAddressItem;
export declare function maskReceiver(name: string): string;
export declare function maskRoom(detail: string): string;
export declare function listAddresses(ctx: MemberCtx): Promise<UserAddressItem[]>;
/** A full address, for the form. @throws ContentNotFound */
export declare function getAddress(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<UserAddressItem>;
export declare function findDefaultAddress(ctx: MemberCtx): Promise<UserAddressItem | null>;
