import {
  goodsTexts,
  orderStates,
  ShipmentCsvRow,
  shipmentSentences,
  shipmentSheet,
  type MethodParsed,
  type StaffGoodsOrder,
  type StaffOrderItem,
} from '@guangquan/contract'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { readShipments } from '../../../csv/read-shipments.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { createNotice } from '../../notice/index.ts'
import { orderTargetName } from '../order/order-target-name.ts'
import { lockOrder } from '../order/order.store.ts'
import { getStaffOrder } from './orders-list.read.ts'

interface Shipment {
  carrier: string
  trackingNumber: string
}

/**
 * Ships an order, or corrects how it was shipped.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow for an order that is not shipped, or over
 */
export async function shipOrder(
  ctx: StaffCtx,
  { id, version, carrier, trackingNumber }: MethodParsed<typeof StaffGoodsOrder.Ship>,
): Promise<StaffOrderItem> {
  return inTransaction(ctx, async (tx) => {
    const order = (await lockOrder(tx, { id })) ?? fail('ContentNotFound')
    const target = { targetKind: 'order', targetId: id } as const
    // A member may have changed the address, or cancelled.
    if (order.version !== version) await failChanged(tx, target, { otherwise: goodsTexts.byMember })
    if (order.state !== orderStates.toShip && order.state !== orderStates.shipped) fail('NotAllowedNow')
    await storeShipment(tx, ctx.now, { order, shipment: { carrier, trackingNumber } })
    await auditAct(ctx, tx, {
      act: 'goods.shipped',
      ...target,
      before: { carrier: order.carrier, trackingNumber: order.tracking_number },
      after: { carrier, trackingNumber, number: order.number },
    })
    return getStaffOrder({ app: ctx.app, db: tx }, id)
  })
}

/** The number of orders that a file ships, and the faults of the file. */
export async function checkShipments(
  { db }: StaffCtx,
  { csv }: MethodParsed<typeof StaffGoodsOrder.CheckShipments>,
) {
  const { shipments, faults } = await readOrders(db, csv)
  return { shipped: faults.length === 0 ? shipments.length : 0, faults }
}

/** Ships the orders of a file. @throws BadInput for a file with a fault, of which nothing is shipped */
export async function importShipments(
  ctx: OnceCtx<{ shipped: number }, StaffCtx>,
  { csv, reason }: MethodParsed<typeof StaffGoodsOrder.ImportShipments>,
): Promise<CommittedResponse> {
  const refuse = (): never => fail('BadInput', { fields: { csv: shipmentSentences.faults } })
  const { shipments, faults } = await readOrders(ctx.db, csv)
  if (faults.length > 0) refuse()
  return ctx.once(async (tx) => {
    // In the order of their ids, as every other file locks them.
    for (const { id, ...shipment } of shipments.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const order = await lockOrder(tx, { id })
      if (order?.state !== orderStates.toShip) return refuse()
      await storeShipment(tx, ctx.now, { order, shipment })
    }
    await auditAct(ctx, tx, {
      act: 'goods.shipmentsImported',
      targetKind: 'order',
      targetId: shipments[0]?.id ?? '',
      reason,
      before: { state: orderStates.toShip },
      after: {
        state: orderStates.shipped,
        shipped: shipments.length,
        numbers: shipments.slice(0, 500).map(({ number }) => number),
      },
    })
    return { shipped: shipments.length }
  })
}

async function storeShipment(
  tx: Tx,
  now: Date,
  {
    order,
    shipment: { carrier, trackingNumber },
  }: { order: { id: string; member_id: string; goods_name: string; state: number }; shipment: Shipment },
): Promise<void> {
  const isNew = order.state === orderStates.toShip
  await tx
    .updateTable('goods_order')
    .set((eb) => ({
      carrier,
      tracking_number: trackingNumber,
      state: orderStates.shipped,
      version: eb('version', '+', 1),
      ...(isNew ? { shipped_at: now } : {}),
    }))
    .where('id', '=', order.id)
    .execute()
  if (!isNew) return
  const note = goodsTexts.shipped(order.goods_name, `${carrier} ${trackingNumber}`)
  const target = { kind: orderTargetName, id: order.id }
  await createNotice(tx, now, { memberId: order.member_id, kind: 'goods.shipped', target, note })
}

const readOrders = (db: Queryable, csv: string) =>
  readShipments(csv, {
    row: ShipmentCsvRow,
    columns: shipmentSheet.columns,
    find: (numbers) =>
      db.selectFrom('goods_order').select(['id', 'number', 'state']).where('number', 'in', numbers).execute(),
    toShip: orderStates.toShip,
    sentences: shipmentSentences,
  })
