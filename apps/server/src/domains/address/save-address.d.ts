import { type MethodParsed, type UserAddress, type UserAddressItem } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
export type AddressInput = Omit<MethodParsed<typeof UserAddress.Create>, 'requestId'>;
/**
 * Adds an address; the first is the default.
 * @throws AreaUnknown, AddressLimit
 */
export declare function addAddress(ctx: MemberCtx, input: AddressInput): Promise<UserAddressItem>;
/** Changes one of the caller's addresses. The default stays the default. @throws AreaUnknown, ContentNotFound */
export declare function changeAddress(ctx: MemberCtx, { id, ...input }: AddressInput & {
    id: string;
}): Promise<UserAddressItem>;
