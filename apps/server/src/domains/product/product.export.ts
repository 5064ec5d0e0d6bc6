import { applicationStateNames, extensionText, productStateNames, productStates } from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { moveProductCount } from '../member/index.ts'
import { openAddress } from './activity/application.view.ts'
import { giveBackPlaces } from './activity/places.ts'
import { selectRegistrations } from './registration/registration.view.ts'
import { openSerial } from './registration/serial.store.ts'
import { warrantyOf } from './registration/warranty.ts'

/** The products of a member, newest first, with their numbers. */
export async function exportProducts(env: Env, db: Queryable, memberId: string): Promise<object[]> {
  const rows = await selectRegistrations(db)
    .where('user_product.member_id', '=', memberId)
    .orderBy('user_product.created_at', 'desc')
    .orderBy('user_product.id', 'desc')
    .execute()
  return rows.map((row) => {
    const warranty = warrantyOf(row)
    return {
      product: row.name,
      serialNumber: openSerial(env, row),
      state: nameOf(productStateNames, row.state),
      registerTime: timeTextOf(row.created_at),
      buyDate: row.bought_on,
      shopName: row.shop_name,
      price: row.price === null ? null : row.price / 100,
      warrantyUntil: warranty?.until ?? null,
      warrantyExtensions: (warranty?.extensions ?? []).map(extensionText),
      reason: row.reason,
    }
  })
}

/** A member's applications with their products. */
export async function exportApplications(env: Env, db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('product_application')
    .innerJoin('product_activity', 'product_activity.id', 'product_application.activity_id')
    .where('member_id', '=', memberId)
    .select(['product_application.id', 'title', 'state', 'remark', 'reason', 'address_cipher'])
    .select('product_application.created_at')
    .orderBy('product_application.created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    activity: row.title,
    state: nameOf(applicationStateNames, row.state),
    applyTime: timeTextOf(row.created_at),
    remark: row.remark,
    reason: row.reason,
    address: Object.values(openAddress(env, row) ?? {}).join(' '),
  }))
}

/** Removes the registrations of a member; that a number has earned is still known. */
export async function eraseProducts(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  const applied = await tx
    .deleteFrom('product_application')
    .where('member_id', '=', memberId)
    .returning(['activity_id', 'state'])
    .execute()
  await giveBackPlaces(
    tx,
    applied.filter(({ state }) => state !== 4 && state !== 6).map((one) => one.activity_id),
  )
  // Claims of others against them are decided like first registrations.
  await tx
    .updateTable('user_product')
    .set({ disputes: null, state: 1 })
    .where('disputes', 'in', (eb) =>
      eb.selectFrom('user_product').where('member_id', '=', memberId).select('id'),
    )
    .where('state', '=', 6)
    .execute()
  await tx
    .updateTable('user_product')
    .set({ disputes: null })
    .where('disputes', 'in', (eb) =>
      eb.selectFrom('user_product').where('member_id', '=', memberId).select('id'),
    )
    .execute()
  const removed = await tx
    .deleteFrom('user_product')
    .where('member_id', '=', memberId)
    .returning('state')
    .execute()
  await tx
    .updateTable('product_serial')
    .set({ rewarded_to: null })
    .where('rewarded_to', '=', memberId)
    .execute()
  await tx
    .updateTable('product_serial')
    .set({ unbound_by: null, free_at: now })
    .where('unbound_by', '=', memberId)
    .execute()
  const inForce = removed.filter(({ state }) => state === productStates.inForce).length
  await moveProductCount(tx, memberId, -inForce)
}
