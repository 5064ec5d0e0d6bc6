import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from './client.ts'
import { blindIndex, decryptField, encryptField, isCurrentCipher } from '../crypto/field-cipher.ts'
import type { Keys } from '../crypto/derive-key.ts'

/** A table with encrypted fields, as its domain declares it for key rotation. */
export interface SealedTable {
  table: string
  /** Columns that identify and order the rows; none of them is re-encrypted. */
  key: readonly string[]
  /** Column used as `ownerId`. */
  owner: string
  ciphers: readonly { column: string; purpose: string }[]
  /** Blind indexes of `cipher`. `textOf` makes the indexed text from the decrypted one and the row. */
  indexes: readonly {
    column: string
    purpose: string
    cipher: string
    textOf?: (text: string, row: Row) => string
  }[]
}

export type Row = Record<string, unknown>

const batchRows = 200

export interface Resealed {
  seen: number
  changed: number
}

/**
 * Re-encrypts values of an older key with the current one and recomputes their indexes, while the site runs: a row
 * changed concurrently is skipped, since it was written with the current key. It can be stopped at any moment and run
 * again.
 * @param onBatch called with the number of rows so far after each batch
 * @throws if a value was encrypted with neither the current nor the previous key
 */
export async function resealTable(
  db: Queryable,
  keys: Keys,
  sealed: SealedTable,
  onBatch: (seen: number) => void = () => undefined,
): Promise<Resealed> {
  const done: Resealed = { seen: 0, changed: 0 }
  for (let after: unknown[] | null = null; ;) {
    const rows = await readBatch(db, sealed, after)
    for (const row of rows) {
      const change = changeOf(keys, sealed, row)
      if (change !== null && (await writeRow(db, sealed, row, change))) done.changed += 1
    }
    done.seen += rows.length
    onBatch(done.seen)
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchRows) return done
    after = sealed.key.map((column) => last[column])
  }
}

async function readBatch(
  db: Queryable,
  { table, key }: SealedTable,
  after: unknown[] | null,
): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const from: RawBuilder<unknown> = after === null ? sql`` : sql`where (${columns}) > (${sql.join(after)})`
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} ${from} order by ${columns} limit ${batchRows}`.execute(db)
  return rows
}

function changeOf(
  keys: Keys,
  { owner, ciphers, indexes }: SealedTable,
  row: Row,
): Map<string, Buffer> | null {
  const change = new Map<string, Buffer>()
  for (const { column, purpose } of ciphers) {
    const old = row[column]
    if (!Buffer.isBuffer(old) || isCurrentCipher(keys, purpose, old)) continue
    const ownerId = String(row[owner])
    const text = decryptField(keys, purpose, ownerId, old)
    change.set(column, encryptField(keys, purpose, ownerId, text))
    for (const index of indexes.filter((one) => one.cipher === column)) {
      change.set(index.column, blindIndex(keys, index.purpose, index.textOf?.(text, row) ?? text))
    }
  }
  return change.size === 0 ? null : change
}

async function writeRow(
  db: Queryable,
  { table, key, ciphers }: SealedTable,
  row: Row,
  change: Map<string, Buffer>,
): Promise<boolean> {
  const set = sql.join([...change].map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  const same = sql.join(
    [...key, ...ciphers.map(({ column }) => column)].map(
      (column) => sql`${sql.ref(column)} is not distinct from ${row[column]}`,
    ),
    sql` and `,
  )
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${set} where ${same}`.execute(db)
  return numAffectedRows === 1n
}
