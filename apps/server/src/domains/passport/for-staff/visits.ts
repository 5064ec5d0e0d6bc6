import {
  fieldSentences,
  gearEventKinds,
  type CardOwner,
  type GearEvent,
  type MethodParsed,
  type ShopVisit,
  type StaffPassport,
} from '@guangquan/contract'
import { visitText } from '@guangquan/contract/passport/passport.sentences'
import { hasStaffAccess, staff } from '@guangquan/contract/wire/staff-access'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { countUpToCap, keysetPage } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { consumeWindow, type Window } from '../../../http/limits/consume-window.ts'
import { fail } from '../../../fail.ts'
import { findCardOwner } from '../../member-card/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { createNotice } from '../../notice/index.ts'
import { registrationTargetName } from '../../product/index.ts'
import { loadShopChoices, loadShops } from '../../shop/index.ts'
import { recordEvent } from '../gear-event.store.ts'
import { eventColumns, eventItem } from '../gear-events.read.ts'

/** How long a shop can withdraw its records. */
const takenBackMs = 24 * 3600_000

// Staff who see all passports record for any shop, clerks for their own.
const ofAllShops = staff('productReviewer', 'support')
const worksForAll = (ctx: StaffCtx): boolean => hasStaffAccess(ofAllShops, ctx.staff.roles)

/** Products that a member may have a service recorded for. */
const servedProducts = (db: Queryable) =>
  db
    .selectFrom('user_product')
    .innerJoin('product_info', 'product_info.id', 'user_product.product_id')
    .innerJoin('product_serial', 'product_serial.id', 'user_product.serial_id')
    .where('user_product.state', 'in', [1, 2])
    .select(['user_product.id', 'user_product.serial_id', 'name', 'serial_end', 'camera_id', 'lost_at'])

/** The member whose card is shown to staff. @throws BadInput for an invalid card */
export async function loadCardOwner(ctx: StaffCtx, { card }: { card: string }): Promise<CardOwner> {
  const memberId = await findCardOwner(ctx, card)
  const [names, rows, shops] = await Promise.all([
    loadNickNames(ctx.db, [memberId]),
    servedProducts(ctx.db)
      .where('user_product.member_id', '=', memberId)
      .orderBy('user_product.created_at', 'desc')
      .orderBy('user_product.id', 'desc')
      .execute(),
    choicesOf(ctx),
  ])
  return {
    nickName: names.get(memberId) ?? '',
    products: rows.map((row) => ({
      regProductId: row.id,
      productName: row.name,
      serialEnd: row.serial_end,
      hasShutter: row.camera_id !== null,
      isLost: row.lost_at !== null,
    })),
    shops,
  }
}

async function choicesOf(ctx: StaffCtx): Promise<CardOwner['shops']> {
  if (worksForAll(ctx)) return loadShopChoices(ctx)
  const { shopId } = ctx.staff
  if (shopId === null) return []
  const shop = (await loadShops(ctx.db, [shopId])).get(shopId)
  return shop?.isOpen === true ? [{ id: shopId, name: shop.item.name }] : []
}

/** By one member of staff, on a busy day in a shop; and about one product, whose owner is notified of each. */
const visitsByStaff = { points: 60, seconds: 3600 }
const visitsOfProduct = { points: 5, seconds: 24 * 3600 }

/** Counts over all nodes; visits refused for another reason do not count. @throws TooFast */
async function countVisit({ now }: StaffCtx, tx: Tx, key: string, window: Window): Promise<void> {
  const { taken, msLeft } = await consumeWindow(tx, now, key, window)
  if (!taken) fail('TooFast', { n: Math.max(1, Math.ceil(msLeft / 1000)) })
}

/**
 * Records a service by a shop for the member whose card it scanned, and notifies them.
 * @throws ContentNotFound for another member's product; BadInput for an invalid card, day or shop
 */
export async function recordVisit(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffPassport.RecordVisit>,
): Promise<GearEvent> {
  const { card, regProductId, shopId, service, day, note, shutterCount } = input
  if (day > dayOf(ctx.now)) fail('BadInput', { fields: { day: fieldSentences.day } })
  return inTransaction(ctx, async (tx) => {
    await countVisit(ctx, tx, `visits-by:${ctx.staff.id}`, visitsByStaff)
    const memberId = await findCardOwner({ ...ctx, db: tx }, card)
    if (!worksForAll(ctx) && ctx.staff.shopId !== shopId)
      fail('BadInput', { fields: { shopId: fieldSentences.ownShop } })
    const shop = (await loadShops(tx, [shopId])).get(shopId)
    if (shop?.isOpen !== true) return fail('BadInput', { fields: { shopId: fieldSentences.shopId } })
    const served =
      (await servedProducts(tx)
        .where('user_product.id', '=', regProductId)
        .where('user_product.member_id', '=', memberId)
        // A concurrent transfer comes before or after.
        .forShare('user_product')
        .executeTakeFirst()) ?? fail('ContentNotFound')
    await countVisit(ctx, tx, `visits-of:${served.serial_id}`, visitsOfProduct)
    const id = await recordEvent(tx, ctx.now, {
      serialId: served.serial_id,
      registrationId: served.id,
      kind: gearEventKinds.service,
      day,
      service,
      place: shop.item.name,
      note,
      shutterCount,
      staffName: ctx.staff.name,
      shopId,
    })
    await createNotice(tx, ctx.now, {
      memberId,
      kind: 'passport.serviced',
      target: { kind: registrationTargetName, id: served.id },
      note: visitText({ shop: shop.item.name, product: served.name, day, service }),
    })
    const row = await tx
      .selectFrom('gear_event')
      .where('id', '=', id)
      .select(eventColumns)
      .executeTakeFirstOrThrow()
    await auditAct(ctx, tx, {
      act: 'passport.visitRecorded',
      targetKind: 'passport',
      targetId: served.serial_id,
      after: { service, day, shop: shop.item.name, note, shutterCount },
    })
    return eventItem(row, null)
  })
}

const selectVisits = (ctx: StaffCtx, db: Queryable) =>
  db
    .selectFrom('gear_event')
    .innerJoin('product_serial', 'product_serial.id', 'gear_event.serial_id')
    .innerJoin('product_info', 'product_info.id', 'product_serial.product_id')
    .leftJoin('user_product', 'user_product.id', 'gear_event.user_product_id')
    .where('gear_event.shop_id', 'is not', null)
    // None for a clerk without a shop.
    .$if(!worksForAll(ctx), (query) => query.where('gear_event.shop_id', '=', ctx.staff.shopId))
    .select(['gear_event.id', 'gear_event.serial_id', 'gear_event.created_at', 'happened_on', 'service'])
    .select(['place', 'note', 'shutter_count', 'staff_name', 'name', 'serial_end', 'member_id'])
    .select('user_product_id')

type VisitRow = Awaited<ReturnType<ReturnType<typeof selectVisits>['execute']>>[number]

/** A page of records that can still be taken back, newest first. totalCount: capped. */
export async function listVisits(ctx: StaffCtx, input: MethodParsed<typeof StaffPassport.GetVisits>) {
  const since = new Date(ctx.now.getTime() - takenBackMs)
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) =>
      selectVisits(ctx, ctx.db)
        .where('gear_event.created_at', '>', since)
        .where(isInWindow('gear_event', window))
        .orderBy('gear_event.created_at', 'desc')
        .orderBy('gear_event.id', 'desc')
        .limit(window.limit)
        .offset(window.skip)
        .execute(),
    count: () =>
      countUpToCap(
        ctx.db,
        sql`from gear_event where shop_id is not null and created_at > ${since}
          ${worksForAll(ctx) ? sql`` : sql`and shop_id = ${ctx.staff.shopId}::uuid`}`,
      ),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await visitItems(ctx.db, rows) }
}

async function visitItems(db: Queryable, rows: readonly VisitRow[]): Promise<ShopVisit[]> {
  const names = await loadNickNames(
    db,
    rows.flatMap((row) => row.member_id ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    createTime: timeTextOf(row.created_at),
    shopName: row.place,
    staffName: row.staff_name ?? '',
    nickName: row.member_id === null ? '' : (names.get(row.member_id) ?? ''),
    productName: row.name,
    serialEnd: row.serial_end,
    day: row.happened_on,
    service: row.service ?? 0,
    note: row.note,
    shutterCount: row.shutter_count,
  }))
}

/**
 * Withdraws a record that a shop made within a day. Its member is notified; the audit log has its content.
 * @throws ContentNotFound for one of another shop, NotAllowedNow after a day
 */
export async function takeBackVisit(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffPassport.TakeBackVisit>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const visit =
      (await selectVisits(ctx, tx)
        .where('gear_event.id', '=', id)
        .forUpdate('gear_event')
        .executeTakeFirst()) ?? fail('ContentNotFound')
    if (visit.created_at.getTime() <= ctx.now.getTime() - takenBackMs) fail('NotAllowedNow')
    await tx.deleteFrom('gear_event').where('id', '=', id).execute()
    const { happened_on: day, place: shop, note, shutter_count: shutterCount } = visit
    const service = visit.service ?? 0
    if (visit.member_id !== null && visit.user_product_id !== null)
      await createNotice(tx, ctx.now, {
        memberId: visit.member_id,
        kind: 'passport.serviceTakenBack',
        target: { kind: registrationTargetName, id: visit.user_product_id },
        note: visitText({ shop, product: visit.name, day, service }),
      })
    await auditAct(ctx, tx, {
      act: 'passport.visitTakenBack',
      targetKind: 'passport',
      targetId: visit.serial_id,
      reason,
      before: { service, day, shop, note, shutterCount },
    })
    return null
  })
}
