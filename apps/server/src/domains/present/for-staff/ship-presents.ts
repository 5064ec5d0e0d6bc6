import {
  ParcelCsvRow,
  parcelSentences,
  parcelSheet,
  presentStates,
  type CsvFault,
  type MethodParsed,
  type StaffPresent,
  type StaffPresentItem,
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
import { presentTargetName } from '../present-target-name.ts'
import { getStaffPresent } from './presents-list.read.ts'

interface Shipment {
  carrier: string
  trackingNumber: string
}

const { toShip, shipped } = presentStates

/**
 * Ships a present, or corrects how it was shipped.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow for one that is not to be shipped, or over
 */
export async function shipPresent(
  ctx: StaffCtx,
  { id, version, carrier, trackingNumber }: MethodParsed<typeof StaffPresent.Ship>,
): Promise<StaffPresentItem> {
  return inTransaction(ctx, async (tx) => {
    const present = (await lockPresent(tx, id)) ?? fail('ContentNotFound')
    const target = { targetKind: 'present', targetId: id } as const
    // The member may have changed the address.
    if (present.version !== version) await failChanged(tx, target, { otherwise: parcelSentences.member })
    if (present.state !== toShip && present.state !== shipped) fail('NotAllowedNow')
    await storeShipment(tx, ctx.now, { present, shipment: { carrier, trackingNumber } })
    await auditAct(ctx, tx, {
      act: 'present.shipped',
      ...target,
      before: { carrier: present.carrier, trackingNumber: present.tracking_number },
      after: { carrier, trackingNumber, number: present.number },
    })
    return getStaffPresent({ ...ctx, db: tx }, id)
  })
}

/** The number of presents that a file ships, and the faults of the file. */
export async function checkParcels(
  { db }: StaffCtx,
  { csv }: MethodParsed<typeof StaffPresent.CheckParcels>,
): Promise<{ shipped: number; faults: CsvFault[] }> {
  const { shipments, faults } = await readParcels(db, csv)
  return { shipped: faults.length === 0 ? shipments.length : 0, faults }
}

/** Ships the presents of a file. @throws BadInput for a file with a fault, of which nothing is shipped */
export async function importParcels(
  ctx: OnceCtx<{ shipped: number }, StaffCtx>,
  { csv, reason }: MethodParsed<typeof StaffPresent.ImportParcels>,
): Promise<CommittedResponse> {
  const refuse = (): never => fail('BadInput', { fields: { csv: parcelSentences.faults } })
  const { shipments, faults } = await readParcels(ctx.db, csv)
  if (faults.length > 0) refuse()
  return ctx.once(async (tx) => {
    // In the order of their ids, as every other file locks them.
    for (const { id, ...shipment } of shipments.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const present = await lockPresent(tx, id)
      if (present?.state !== toShip) return refuse()
      await storeShipment(tx, ctx.now, { present, shipment })
    }
    await auditAct(ctx, tx, {
      act: 'present.parcelsImported',
      targetKind: 'present',
      targetId: shipments[0]?.id ?? '',
      reason,
      before: { state: toShip },
      after: {
        state: shipped,
        shipped: shipments.length,
        numbers: shipments.slice(0, 500).map(({ number }) => number),
      },
    })
    return { shipped: shipments.length }
  })
}

/** Locks a present; undefined if it does not exist. */
export async function lockPresent(tx: Tx, id: string) {
  return tx.selectFrom('present').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

async function storeShipment(
  tx: Tx,
  now: Date,
  {
    present,
    shipment: { carrier, trackingNumber },
  }: { present: { id: string; member_id: string; title: string; state: number }; shipment: Shipment },
): Promise<void> {
  const isNew = present.state === toShip
  await tx
    .updateTable('present')
    .set((eb) => ({
      carrier,
      tracking_number: trackingNumber,
      state: shipped,
      version: eb('version', '+', 1),
      ...(isNew ? { shipped_at: now } : {}),
    }))
    .where('id', '=', present.id)
    .execute()
  if (!isNew) return
  const note = `${present.title}，${carrier} ${trackingNumber}`
  const target = { kind: presentTargetName, id: present.id }
  await createNotice(tx, now, { memberId: present.member_id, kind: 'present.shipped', target, note })
}

const readParcels = (db: Queryable, csv: string) =>
  readShipments(csv, {
    row: ParcelCsvRow,
    columns: parcelSheet.columns,
    find: (numbers) =>
      db.selectFrom('present').select(['id', 'number', 'state']).where('number', 'in', numbers).execute(),
    toShip,
    sentences: parcelSentences,
  })
