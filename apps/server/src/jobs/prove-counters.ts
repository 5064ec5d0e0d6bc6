import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Database, Queryable } from '../db/client.ts'
import { defineJob, type Job, type JobCtx } from './job.ts'

/** Counters of a table, and the SQL that recounts them. */
export interface CountedTable {
  table: string
  /** Its primary key; default `id`. */
  key?: string
  /** Condition for the rows that are proved; default all. Names columns as `table.column`, as the counts do. */
  where?: RawBuilder<SqlBool>
  /** Column → the expected value, counted from the rows. */
  counters: Record<string, RawBuilder<number>>
  /** Rows compared by one statement; default 1000. Fewer where one row may count very many. */
  batch?: number
}

/**
 * Merges what several domains declare for one table. The owner of the table declares key, `where` and `batch`; a
 * counter is declared by the owner of the rows it counts.
 */
export function mergeCounted(parts: readonly CountedTable[]): CountedTable[] {
  return [...Map.groupBy(parts, (part) => part.table)].map(([table, ofTable]) => {
    const merged: CountedTable = { table, counters: {} }
    for (const { counters, ...settings } of ofTable) {
      for (const column of Object.keys(counters)) {
        if (column in merged.counters) throw new Error(`the counter ${table}.${column} is proved twice`)
      }
      Object.assign(merged, settings)
      Object.assign(merged.counters, counters)
    }
    return merged
  })
}

/** A row with wrong counters, and how much each was too low. */
export interface Drift {
  table: string
  key: string
  deltas: Record<string, number>
}

const repairsPerTransaction = 100
const maxDrifts = 1000
const driftsLogged = 20

/**
 * Compares every counter with its rows and repairs differences, of which there should be none. A counter and its rows
 * change in one transaction, so within one snapshot any difference is an error, and it remains the same whatever
 * changes afterwards. Therefore it is added to the counter, and nobody has to wait while rows are counted.
 * @returns what was repaired, up to the first thousand
 */
export async function proveCounters(
  { db, log, signal }: Pick<JobCtx, 'db' | 'log' | 'signal'>,
  tables: readonly CountedTable[],
): Promise<Drift[]> {
  const mended: Drift[] = []
  for (const counted of tables) {
    const drifts: Drift[] = []
    let count = 0
    for (let after: string | null = null; !signal.aborted;) {
      const batch: Compared = await compareBatch(db, counted, after)
      for (let first = 0; first < batch.wrong.length; first += repairsPerTransaction) {
        const repaired = await repair(db, counted, batch.wrong.slice(first, first + repairsPerTransaction))
        count += repaired.length
        if (drifts.length < maxDrifts) drifts.push(...repaired)
      }
      if (batch.last === null) break
      after = batch.last
    }
    const { table } = counted
    if (count > 0) log.error({ table, count, drifts: drifts.slice(0, driftsLogged) }, 'counters were wrong')
    mended.push(...drifts)
  }
  return mended
}

/** The nightly job over all counters of the product. */
export function counterJob(tables: readonly CountedTable[]): Job {
  const prove = async (ctx: JobCtx) => {
    await proveCounters(ctx, tables)
  }
  return defineJob('kernel.proveCounters', z.object({}), prove, { lane: 'upkeep' })
}

interface Compared {
  wrong: string[]
  /** Where the next batch begins; null after the last one. */
  last: string | null
}

async function compareBatch(db: Database, counted: CountedTable, after: string | null): Promise<Compared> {
  const limit = counted.batch ?? 1000
  const behind = after === null ? sql<SqlBool>`true` : sql<SqlBool>`${keyOf(counted)} > ${after}`
  const rows = await compare(db, counted, sql`${behind} order by ${keyOf(counted)} limit ${limit}`)
  return {
    wrong: rows.filter((row) => Object.keys(row.deltas).length > 0).map((row) => row.key),
    last: rows.length < limit ? null : (rows.at(-1)?.key ?? null),
  }
}

async function repair(db: Database, counted: CountedTable, keys: string[]): Promise<Drift[]> {
  return db.transaction().execute(async (tx) => {
    // Two concurrent runs would add the same difference twice.
    await sql`select pg_advisory_xact_lock(hashtext('counters.mend'))`.execute(tx)
    const found = await compare(tx, counted, sql`${keyOf(counted)} = any(${keys})`)
    const drifts = found.filter((row) => Object.keys(row.deltas).length > 0)
    // In the lock order of all commands.
    for (const drift of drifts.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      const moves = Object.entries(drift.deltas).map(
        ([column, deltas]) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${deltas}`,
      )
      await sql`update ${sql.table(counted.table)} set ${sql.join(moves)} where ${keyOf(counted)} = ${drift.key}`.execute(
        tx,
      )
    }
    return drifts
  })
}

/** Difference of each counter in the chosen rows, in one statement and therefore in one snapshot. */
async function compare(db: Queryable, counted: CountedTable, chosen: RawBuilder<unknown>): Promise<Drift[]> {
  const { table } = counted
  const columns = Object.keys(counted.counters)
  const differences = columns.map(
    (column) => sql`(${counted.counters[column]} - ${sql.ref(`${table}.${column}`)})::integer`,
  )
  const { rows } = await sql<{ key: string; deltas: number[] }>`
    select ${keyOf(counted)}::text as key, array[${sql.join(differences)}] as deltas
    from (
      select ${sql.join([counted.key ?? 'id', ...columns].map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${counted.where ?? sql<SqlBool>`true`} and ${chosen}
    ) as ${sql.ref(table)} order by ${keyOf(counted)}`.execute(db)
  return rows.map(({ key, deltas }) => {
    const wrong = columns.flatMap((column, index): [string, number][] => {
      const difference = deltas[index] ?? 0
      return difference === 0 ? [] : [[column, difference]]
    })
    return { table, key, deltas: Object.fromEntries(wrong) }
  })
}

function keyOf({ table, key }: CountedTable): RawBuilder<unknown> {
  return sql.ref(`${table}.${key ?? 'id'}`)
}
