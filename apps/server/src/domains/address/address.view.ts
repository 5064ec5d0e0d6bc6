import type { UserAddressItem } from '@guangquan/contract'
import { maskPhone } from '@guangquan/rules/people/phone'
import type { Ctx, MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { addressArea } from '../site/index.ts'
import { findAddress, findAddresses, openContent, type AddressRow } from './address.store.ts'

/** An address in full. */
export function itemOf(ctx: Ctx, row: AddressRow): UserAddressItem {
  // An area that is no longer in the list is shown without names and chosen again in the form.
  const names = addressArea(row.area_codes) ?? { province: '', city: '', county: '' }
  return {
    id: row.id,
    ...openContent(ctx.app.env, row),
    areaCodes: row.area_codes,
    ...names,
    postcode: row.postcode,
    tag: row.tag,
    isDefault: row.is_default,
  }
}

/** An address as its owner's lists show it: enough to choose by, without the full name, phone and room. */
export function maskedItemOf(ctx: Ctx, row: AddressRow): UserAddressItem {
  const item = itemOf(ctx, row)
  return {
    ...item,
    receiver: maskReceiver(item.receiver),
    phone: maskPhone(item.phone),
    detail: maskRoom(item.detail),
  }
}

export function maskReceiver(name: string): string {
  const [first = '', ...rest] = name
  return `${first}${'*'.repeat(Math.min(rest.length, 2))}`
}

// The first number, of the building, stays; of several the last one is the room.
export function maskRoom(detail: string): string {
  const numbers = [...detail.matchAll(/\d+/g)]
  const last = numbers.at(-1)
  if (last === undefined || numbers.length < 2) return detail
  return `${detail.slice(0, last.index)}***${detail.slice(last.index + last[0].length)}`
}

export async function listAddresses(ctx: MemberCtx): Promise<UserAddressItem[]> {
  return (await findAddresses(ctx.db, ctx.viewer.id)).map((row) => maskedItemOf(ctx, row))
}

/** A full address, for the form. @throws ContentNotFound */
export async function getAddress(ctx: MemberCtx, { id }: { id: string }): Promise<UserAddressItem> {
  const row = await findAddress(ctx.db, { memberId: ctx.viewer.id, id })
  if (row === undefined) fail('ContentNotFound')
  return itemOf(ctx, row)
}

export async function findDefaultAddress(ctx: MemberCtx): Promise<UserAddressItem | null> {
  const row = (await findAddresses(ctx.db, ctx.viewer.id)).find((one) => one.is_default)
  return row === undefined ? null : maskedItemOf(ctx, row)
}
