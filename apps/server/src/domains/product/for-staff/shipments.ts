import {
  errorText,
  ShippedSerialRow,
  shippedSerialSheet,
  type CsvFault,
  type MethodParsed,
  type StaffSerial,
  type StaffShipment,
  shippedSerialSentences,
} from '@guangquan/contract'
import { matchesSerial, normaliseSerial } from '@guangquan/rules/gear/product-serial'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { blindIndexes } from '../../../crypto/field-cipher.ts'
import { readCsv, withFaults, type FoundFault } from '../../../csv/read-csv.ts'
import type { Queryable } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { loadNickNames } from '../../member/index.ts'
import { serialPurpose } from '../product.sealed.ts'
import { openSerial, sealSerial } from '../registration/serial.store.ts'

interface Shipped {
  productId: string
  serial: string
  shippedOn: string
}

interface ShipmentFile {
  added: Shipped[]
  /** Known numbers, by their ids. */
  changed: { id: string; shippedOn: string }[]
  faults: CsvFault[]
}

type Imported = { added: number; changed: number }

const listId = '00000000-0000-0000-0000-000000000000'

/** Reads a whole file of shipped numbers and compares it with the stored ones. */
async function readShipments(ctx: StaffCtx, db: Queryable, csv: string): Promise<ShipmentFile> {
  const { columns } = shippedSerialSheet
  const file = await readCsv(csv, { row: ShippedSerialRow, columns })
  const found: FoundFault[] = []
  const report = (line: number, column: string, message: string) => found.push({ line, column, message })
  const products = await db.selectFrom('product_info').select(['id', 'code', 'serial_pattern']).execute()
  const byCode = new Map(products.map((product) => [product.code, product]))
  const read: Shipped[] = []
  const seen = new Set<string>()
  for (const { line, value } of file.rows) {
    const product = byCode.get(value.code.trim().toUpperCase())
    const serial = normaliseSerial(value.serial)
    if (product === undefined) report(line, columns.code, shippedSerialSentences.unknownCode)
    else if (!matchesSerial(product.serial_pattern, serial))
      report(line, columns.serial, errorText('SerialWrongForm'))
    else if (seen.has(`${product.id} ${serial}`)) report(line, columns.serial, shippedSerialSentences.twice)
    else read.push({ productId: product.id, serial, shippedOn: value.shippedOn })
    seen.add(`${product?.id} ${serial}`)
  }
  const stored = await findStored(ctx, db, read)
  return {
    added: read.filter((_, place) => stored[place] === undefined),
    changed: read.flatMap(({ shippedOn }, place) => {
      const known = stored[place]
      return known === undefined || known.shipped_on === shippedOn ? [] : [{ id: known.id, shippedOn }]
    }),
    faults: withFaults(file, found),
  }
}

/** The stored number of each row; undefined for a new one. */
async function findStored({ app }: StaffCtx, db: Queryable, rows: readonly Shipped[]) {
  const indexes = rows.map(({ serial }) => blindIndexes(app.env, serialPurpose, serial))
  const known = await sql<{
    id: string
    product_id: string
    serial_index: Buffer
    shipped_on: string | null
  }>`
    select id, product_id, serial_index, shipped_on::text from product_serial
    where serial_index = any(${indexes.flat()}::bytea[])`.execute(db)
  const keyOf = (productId: string, index: Buffer) => `${productId} ${index.toString('hex')}`
  const byKey = new Map(known.rows.map((row) => [keyOf(row.product_id, row.serial_index), row]))
  return rows.map(({ productId }, place) => {
    const found = (indexes[place] ?? []).map((index) => byKey.get(keyOf(productId, index)))
    return found.find((row) => row !== undefined)
  })
}

export async function checkShipments(
  ctx: StaffCtx,
  { csv }: MethodParsed<typeof StaffShipment.CheckImport>,
): Promise<Imported & { faults: CsvFault[] }> {
  const { added, changed, faults } = await readShipments(ctx, ctx.db, csv)
  return { added: added.length, changed: changed.length, faults }
}

/** Imports a file of shipped numbers, completely or not at all. */
export async function importShipments(
  ctx: OnceCtx<Imported, StaffCtx>,
  { csv, reason }: MethodParsed<typeof StaffShipment.Import>,
): Promise<CommittedResponse> {
  // Read before the transaction: sealing thousands of numbers takes a while.
  const file = await readShipments(ctx, ctx.db, csv)
  if (file.faults.length > 0) fail('BadInput', { fields: { csv: shippedSerialSentences.faults } })
  const rows = file.added.map(({ productId, serial, shippedOn }) => {
    const id = uuid()
    return { id, product_id: productId, ...sealSerial(ctx.app.env, id, serial), shipped_on: shippedOn }
  })
  return ctx.once(async (tx) => {
    for (let at = 0; at < rows.length; at += 1000) {
      await tx
        .insertInto('product_serial')
        .values(rows.slice(at, at + 1000))
        // Somebody registered the number meanwhile.
        .onConflict((conflict) =>
          conflict
            .columns(['serial_index', 'product_id'])
            .doUpdateSet((eb) => ({ shipped_on: eb.ref('excluded.shipped_on') })),
        )
        .execute()
    }
    const { changed } = file
    await sql`update product_serial set shipped_on = given.day::date
      from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ shippedOn }) => shippedOn)}::text[])
        as given (id, day)
      where product_serial.id = given.id`.execute(tx)
    const counts = { added: rows.length, changed: changed.length }
    await auditAct(ctx, tx, {
      act: 'shipments.imported',
      targetKind: 'serial',
      targetId: listId,
      reason,
      after: counts,
    })
    return counts
  })
}

/** What is known about a number, for every product that has it. */
export async function findSerials(
  ctx: StaffCtx,
  { serialNumber }: { serialNumber: string },
): Promise<StaffSerial[]> {
  const indexes = blindIndexes(ctx.app.env, serialPurpose, normaliseSerial(serialNumber))
  const rows = await ctx.db
    .selectFrom('product_serial')
    .innerJoin('product_info', 'product_info.id', 'product_serial.product_id')
    .where('serial_index', 'in', indexes)
    .select(['product_serial.id as serial_id', 'name', 'serial_cipher', 'shipped_on', 'blocked_at'])
    .orderBy('name')
    .limit(20)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.serial_id)
  const registrations = await ctx.db
    .selectFrom('user_product')
    .where('serial_id', 'in', ids)
    .select(['id', 'serial_id', 'member_id', 'state', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  const names = await loadNickNames(
    ctx.db,
    registrations.map((row) => row.member_id),
  )
  return rows.map((row) => ({
    id: row.serial_id,
    productName: row.name,
    serialNumber: openSerial(ctx.app.env, row),
    shippedOn: row.shipped_on,
    isBlocked: row.blocked_at !== null,
    registrations: registrations
      .filter((one) => one.serial_id === row.serial_id)
      .map((one) => ({
        id: one.id,
        memberId: one.member_id,
        nickName: names.get(one.member_id) ?? '',
        state: one.state,
        createTime: timeTextOf(one.created_at),
      })),
  }))
}

/** Blocks a number, or opens it again. @throws ContentNotFound, NotAllowedNow if that is its state already */
export async function setBlocked(
  ctx: StaffCtx,
  { id, blocked, reason }: MethodParsed<typeof StaffShipment.SetBlocked>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const locked = tx.selectFrom('product_serial').where('id', '=', id).select('blocked_at').forUpdate()
    const before = (await locked.executeTakeFirst()) ?? fail('ContentNotFound')
    if ((before.blocked_at !== null) === blocked) fail('NotAllowedNow')
    await tx
      .updateTable('product_serial')
      .set({ blocked_at: blocked ? ctx.now : null })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: blocked ? 'serial.blocked' : 'serial.unblocked',
      targetKind: 'serial',
      targetId: id,
      reason,
      before: { blocked: !blocked },
      after: { blocked },
    })
    return null
  })
}
