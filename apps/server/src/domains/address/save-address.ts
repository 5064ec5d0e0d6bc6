import { maxAddresses, type MethodParsed, type UserAddress, type UserAddressItem } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockMembers } from '../standing/index.ts'
import { addressArea } from '../site/index.ts'
import { findAddress, moveDefault, sealContent } from './address.store.ts'
import { maskedItemOf } from './address.view.ts'

export type AddressInput = Omit<MethodParsed<typeof UserAddress.Create>, 'requestId'>

/**
 * Adds an address; the first is the default.
 * @throws AreaUnknown, AddressLimit
 */
export async function addAddress(ctx: MemberCtx, input: AddressInput): Promise<UserAddressItem> {
  refuseUnknownArea(input)
  const memberId = ctx.viewer.id
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    await lockMembers(tx, [memberId])
    const stored = await countAddresses(tx, memberId)
    if (stored >= maxAddresses) fail('AddressLimit', { max: maxAddresses })
    await tx
      .insertInto('user_address')
      .values({ id, member_id: memberId, ...columnsOf(ctx, id, input), created_at: ctx.now })
      .execute()
    if (input.isDefault || stored === 0) await moveDefault(tx, { memberId, id })
    return savedItem(ctx, tx, id)
  })
}

/** Changes one of the caller's addresses. The default stays the default. @throws AreaUnknown, ContentNotFound */
export async function changeAddress(
  ctx: MemberCtx,
  { id, ...input }: AddressInput & { id: string },
): Promise<UserAddressItem> {
  refuseUnknownArea(input)
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    await lockMembers(tx, [memberId])
    const changed = await tx
      .updateTable('user_address')
      .set(columnsOf(ctx, id, input))
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) fail('ContentNotFound')
    if (input.isDefault) await moveDefault(tx, { memberId, id })
    return savedItem(ctx, tx, id)
  })
}

function refuseUnknownArea({ areaCodes }: AddressInput): void {
  if (addressArea(areaCodes) === null) fail('AreaUnknown')
}

async function countAddresses(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('user_address')
    .where('member_id', '=', memberId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function columnsOf(ctx: MemberCtx, id: string, input: AddressInput) {
  return {
    content_cipher: sealContent(ctx.app.env, id, input),
    area_codes: input.areaCodes,
    postcode: input.postcode,
    tag: input.tag,
    updated_at: ctx.now,
  }
}

async function savedItem(ctx: MemberCtx, tx: Tx, id: string): Promise<UserAddressItem> {
  const row = await findAddress(tx, { memberId: ctx.viewer.id, id })
  if (row === undefined) fail('ContentNotFound')
  return maskedItemOf(ctx, row)
}
