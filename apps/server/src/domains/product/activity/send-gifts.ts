import {
  applicationStates,
  GiftParcelCsvRow,
  giftParcelSentences,
  giftParcelSheet,
  type CsvFault,
  type MethodParsed,
  type StaffProductActivity,
  type StaffProductApplicationItem,
} from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { readShipments } from '../../../csv/read-shipments.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { createNotice } from '../../notice/index.ts'
import { applicationTargetName } from './application-target-name.ts'
import { getStaffApplication } from './applications-list.read.ts'
import { lockApplication } from './decide-application.ts'

const { accepted, sent } = applicationStates

/**
 * Records that the gift of an accepted application was handed over or sent, or corrects the record. A parcel has a
 * carrier and a number.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function sendGift(
  ctx: StaffCtx,
  { id, carrier, trackingNumber, version }: MethodParsed<typeof StaffProductActivity.Send>,
): Promise<StaffProductApplicationItem> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockApplication(tx, { id, version })
    if (row.state !== accepted && row.state !== sent) fail('NotAllowedNow')
    if (row.address_cipher !== null) refuseLacking({ carrier, trackingNumber })
    await storeSent(tx, ctx.now, { row, carrier, trackingNumber })
    await auditAct(ctx, tx, {
      act: 'productApplication.sent',
      targetKind: 'productApplication',
      targetId: id,
      before: { carrier: row.carrier, trackingNumber: row.tracking_number },
      after: { carrier, trackingNumber, number: row.number },
    })
    return getStaffApplication({ ...ctx, db: tx }, id)
  })
}

/** The number of gifts that a file sends, and the faults of the file. */
export async function checkParcels(
  { db }: StaffCtx,
  { csv }: MethodParsed<typeof StaffProductActivity.CheckParcels>,
): Promise<{ shipped: number; faults: CsvFault[] }> {
  const { shipments, faults } = await readParcels(db, csv)
  return { shipped: faults.length === 0 ? shipments.length : 0, faults }
}

/** Records the gifts of a file as sent. @throws BadInput for a file with a fault, of which nothing is recorded */
export async function importParcels(
  ctx: OnceCtx<{ shipped: number }, StaffCtx>,
  { csv, reason }: MethodParsed<typeof StaffProductActivity.ImportParcels>,
): Promise<CommittedResponse> {
  const refuse = (): never => fail('BadInput', { fields: { csv: giftParcelSentences.faults } })
  const { shipments, faults } = await readParcels(ctx.db, csv)
  if (faults.length > 0) refuse()
  return ctx.once(async (tx) => {
    // In the order of their ids, as every other file locks them.
    for (const { id, carrier, trackingNumber } of shipments.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const applications = tx.selectFrom('product_application').selectAll().where('id', '=', id)
      const row = await applications.forUpdate().executeTakeFirst()
      if (row?.state !== accepted) return refuse()
      await storeSent(tx, ctx.now, { row, carrier, trackingNumber })
    }
    await auditAct(ctx, tx, {
      act: 'productApplication.parcelsImported',
      targetKind: 'productApplication',
      targetId: shipments[0]?.id ?? '',
      reason,
      before: { state: accepted },
      after: {
        state: sent,
        shipped: shipments.length,
        numbers: shipments.slice(0, 500).map(({ number }) => number),
      },
    })
    return { shipped: shipments.length }
  })
}

function refuseLacking(given: { carrier: string; trackingNumber: string }): void {
  const { carrier, trackingNumber } = GiftParcelCsvRow.shape
  const fields: Record<string, string> = {}
  for (const [name, { error }] of Object.entries({
    carrier: carrier.safeParse(given.carrier),
    trackingNumber: trackingNumber.safeParse(given.trackingNumber),
  })) {
    const [issue] = error?.issues ?? []
    if (issue !== undefined) fields[name] = issue.message
  }
  if (Object.keys(fields).length > 0) fail('BadInput', { fields })
}

interface Sent {
  row: { id: string; member_id: string; state: number }
  carrier: string
  trackingNumber: string
}

async function storeSent(tx: Tx, now: Date, { row, carrier, trackingNumber }: Sent): Promise<void> {
  const isNew = row.state === accepted
  await tx
    .updateTable('product_application')
    .set((eb) => ({
      state: sent,
      carrier,
      tracking_number: trackingNumber,
      version: eb('version', '+', 1),
      ...(isNew ? { sent_at: now } : {}),
    }))
    .where('id', '=', row.id)
    .execute()
  if (!isNew) return
  await createNotice(tx, now, {
    memberId: row.member_id,
    kind: 'product.activitySent',
    target: { kind: applicationTargetName, id: row.id },
    note: `${carrier} ${trackingNumber}`.trim(),
  })
}

const readParcels = (db: Queryable, csv: string) =>
  readShipments(csv, {
    row: GiftParcelCsvRow,
    columns: giftParcelSheet.columns,
    find: async (numbers) => {
      const rows = await db
        .selectFrom('product_application')
        .select(['id', 'number', 'state', 'address_cipher'])
        .where('number', 'in', numbers)
        .execute()
      // Without an address nothing is sent.
      return rows.map(({ address_cipher: address, ...row }) => ({
        ...row,
        state: address === null ? applicationStates.none : row.state,
      }))
    },
    toShip: accepted,
    sentences: giftParcelSentences,
  })
