import type { Ctx } from '../../context.ts'
import { findAddresses } from './address.store.ts'
import { itemOf } from './address.view.ts'
import { maskParcelAddress } from './parcel-address.ts'

type Item = ReturnType<typeof itemOf>

const placeOf = ({ province, city, county, detail }: Item) => `${province}${city}${county}${detail}`

/** The addresses of a member, masked as in the console's lists of orders. */
export async function listMaskedAddresses(ctx: Ctx, memberId: string) {
  const items = (await findAddresses(ctx.db, memberId)).map((row) => itemOf(ctx, row))
  return items.map((item) => ({
    id: item.id,
    ...maskParcelAddress({ receiver: item.receiver, phone: item.phone, place: placeOf(item) }),
  }))
}

/** The addresses of a member in full, one line each. The caller is responsible for the permission. */
export async function openAddresses(ctx: Ctx, memberId: string): Promise<string[]> {
  const items = (await findAddresses(ctx.db, memberId)).map((row) => itemOf(ctx, row))
  return items.map((item) => `${item.receiver} ${item.phone} ${placeOf(item)} ${item.postcode}`.trimEnd())
}
