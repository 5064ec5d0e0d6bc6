import { fieldSentences, OrderAddress } from '@guangquan/contract'
import { maskPhone } from '@guangquan/rules/phone'
import { decryptField, encryptField } from '../../../crypto/field-cipher.ts'
import type { Ctx, MemberCtx } from '../../../context.ts'
import type { Env } from '../../../env.ts'
import { fail } from '../../../fail.ts'
import { findOwnAddress } from '../../address/index.ts'

/** Purpose under which the address of an order is encrypted, as it was when it was ordered. */
export const addressPurpose = 'goods-address'

/** One of the caller's addresses. @throws BadInput for none, and for another member's */
export async function takeAddress(ctx: MemberCtx, id: string | undefined): Promise<OrderAddress> {
  const found = id === undefined ? undefined : await findOwnAddress(ctx, { memberId: ctx.viewer.id, id })
  return found ?? fail('BadInput', { fields: { addressId: fieldSentences.addressId } })
}

export function sealOrderAddress(env: Env, orderId: string, address: OrderAddress): Buffer {
  return encryptField(env, addressPurpose, orderId, JSON.stringify(address))
}

/** Null where nothing is shipped, and after the member was erased. */
export function openOrderAddress(
  { app }: Pick<Ctx, 'app'>,
  row: { id: string; address_cipher: Buffer | null },
): OrderAddress | null {
  if (row.address_cipher === null) return null
  return OrderAddress.parse(JSON.parse(decryptField(app.env, addressPurpose, row.id, row.address_cipher)))
}

/** An address as the console lists it. */
export function maskOrderAddress({ receiver, phone, place }: OrderAddress): OrderAddress {
  const [first = ''] = receiver
  return { receiver: `${first}**`, phone: maskPhone(phone), place: `${place.slice(0, 9)}***` }
}
