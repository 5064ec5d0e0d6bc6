import { cancelReasons, productStates } from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { enforce } from '../../../verdict.ts'
import { moveProductCount } from '../../member/index.ts'
import { cancelApplications } from '../activity/places.ts'
import { canReportLost, canTransfer } from '../product.policy.ts'
import { lockRegistration } from './lock-registration.ts'
import { moveExtensions } from './warranty.ts'

interface HandOver {
  regProductId: string
  toMemberId: string
  /** Days until medals count it for its new owner. */
  medalDays: number
  /** Runs after the number was locked, before anything changes; it may fail. */
  confirm: () => Promise<void>
}

const dayMs = 24 * 3600_000

/**
 * Ends a registration and begins one of another member with the same purchase and warranty, without shop, price and
 * pictures. It earns nothing: a number pays once.
 * @throws ContentNotFound, NotAllowedNow, ProductDisputed, ProductNotInForce, GearLost
 */
export async function handOver(
  ctx: MemberCtx,
  tx: Tx,
  { regProductId, toMemberId, medalDays, confirm }: HandOver,
): Promise<{ id: string; serialId: string }> {
  const row = await lockRegistration(ctx, tx, { id: regProductId })
  await confirm()
  enforce(canTransfer(row))
  await tx
    .updateTable('user_product')
    .set({ state: productStates.transferred, ended_at: ctx.now, version: row.version + 1 })
    .where('id', '=', regProductId)
    .execute()
  await cancelApplications(tx, { regProductId, reason: cancelReasons.transferred })
  const id = uuid()
  const medalsFrom = new Date(ctx.now.getTime() + medalDays * dayMs)
  await sql`insert into user_product (id, member_id, product_id, serial_id, state, access_code_id, bought_on,
      buy_channel, shop_name, origin, warranty_months, extension_months, transferred_from, medals_from, created_at,
      decided_at)
    select ${id}::uuid, ${toMemberId}::uuid, product_id, serial_id, ${sql.lit(productStates.inForce)}, access_code_id,
      bought_on, buy_channel, '', origin, warranty_months, extension_months, id, ${medalsFrom}, ${ctx.now}, ${ctx.now}
    from user_product where id = ${regProductId}::uuid`.execute(tx)
  await moveExtensions(tx, { from: regProductId, to: id })
  await moveProductCount(tx, row.member_id, -1)
  await moveProductCount(tx, toMemberId, 1)
  return { id, serialId: row.serial_id }
}

/**
 * Records that a product of the caller is lost, or was found again.
 * @throws ContentNotFound, NotAllowedNow, ProductNotInForce
 */
export async function markLost(
  ctx: MemberCtx,
  tx: Tx,
  { regProductId, isLost }: { regProductId: string; isLost: boolean },
): Promise<{ serialId: string; changed: boolean }> {
  const row = await lockRegistration(ctx, tx, { id: regProductId, memberId: ctx.viewer.id })
  enforce(canReportLost(row))
  const changed = isLost !== (row.lost_at !== null)
  if (changed)
    await tx
      .updateTable('user_product')
      .set({ lost_at: isLost ? ctx.now : null, version: row.version + 1 })
      .where('id', '=', regProductId)
      .execute()
  return { serialId: row.serial_id, changed }
}
