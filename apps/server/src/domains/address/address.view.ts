import type { UserAddressItem } from '@guangquan/contract'
import { maskPhone } from '@guangquan/rules/phone'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { addressArea } from '../site/index.ts'
import { findAddress, findAddresses, openContent, type AddressRow } from './address.store.ts'

function itemOf(ctx: MemberCtx, row: AddressRow): UserAddressItem {
  // An area that a newer list no longer has is shown without names, and chosen anew in the form.
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

/** An address as lists show it: the phone masked. */
export function maskedItemOf(ctx: MemberCtx, row: AddressRow): UserAddressItem {
  const item = itemOf(ctx, row)
  return { ...item, phone: maskPhone(item.phone) }
}

export async function listAddresses(ctx: MemberCtx): Promise<UserAddressItem[]> {
  return (await findAddresses(ctx.db, ctx.viewer.id)).map((row) => maskedItemOf(ctx, row))
}

/** One address with its phone, for the form. @throws ContentNotFound */
export async function getAddress(ctx: MemberCtx, { id }: { id: string }): Promise<UserAddressItem> {
  const row = await findAddress(ctx.db, { memberId: ctx.viewer.id, id })
  if (row === undefined) fail('ContentNotFound')
  return itemOf(ctx, row)
}

export async function findDefaultAddress(ctx: MemberCtx): Promise<UserAddressItem | null> {
  const row = (await findAddresses(ctx.db, ctx.viewer.id)).find((one) => one.is_default)
  return row === undefined ? null : maskedItemOf(ctx, row)
}
