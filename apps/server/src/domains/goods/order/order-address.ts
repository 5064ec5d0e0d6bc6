import { fieldSentences, type ParcelAddress } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { findOwnAddress, parcelSeal } from '../../address/index.ts'

/** Purpose under which the address of an order is encrypted, as it was when it was ordered. */
export const addressPurpose = 'goods-address'

export const { seal: sealOrderAddress, open: openOrderAddress } = parcelSeal(addressPurpose)

/** One of the caller's addresses. @throws BadInput without one, and for another member's */
export async function takeAddress(ctx: MemberCtx, id: string | undefined): Promise<ParcelAddress> {
  const found = id === undefined ? undefined : await findOwnAddress(ctx, { memberId: ctx.viewer.id, id })
  return found ?? fail('BadInput', { fields: { addressId: fieldSentences.addressId } })
}
