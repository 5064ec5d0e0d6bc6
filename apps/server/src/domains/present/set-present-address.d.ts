import { type PresentItem } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Says where a present is sent, or somewhere else until it is.
 * @throws ContentNotFound, PresentExpired, NotAllowedNow, BadInput for an address that the caller does not have
 */
export declare function setPresentAddress(ctx: MemberCtx, { id, addressId }: {
    id: string;
    addressId: string;
}): Promise<PresentItem>;
