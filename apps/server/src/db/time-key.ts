import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import { isOnly } from './paging.ts'
import type { ParamOf } from './prepared-query.ts'

/** Key of an order by time, newest first: epoch milliseconds and id. */
export const timeKey = z.tuple([z.int(), z.uuid()])
export type TimeKey = z.output<typeof timeKey>

export interface TimeRow {
  id: string
  created_at: Date
}

export function timeKeyOf(row: TimeRow): TimeKey {
  return [row.created_at.getTime(), row.id]
}

/**
 * SQL: whether a row comes after the key of a window, if there is one, and is the only row, if the window reads a
 * single one.
 */
export function isInWindow(
  table: string,
  { after, only = null }: { after: TimeKey | null; only?: string | null },
): RawBuilder<SqlBool> {
  if (only !== null) return isOnly(sql.ref(`${table}.id`), { only })
  if (after === null) return sql<SqlBool>`true`
  const [at, id] = after
  return sql<SqlBool>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) < (${new Date(at)}, ${id}::uuid)`
}

/** Where a page of a prepared list in this order starts. */
export type AfterValues = { afterTime: string; afterId: string }

/** The first page starts before everything. */
export function afterValues(after: TimeKey | null): AfterValues {
  return {
    afterTime: after === null ? 'infinity' : new Date(after[0]).toISOString(),
    afterId: after?.[1] ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  }
}

/** SQL: whether a row comes after these values. */
export function isAfter(table: string, param: ParamOf<AfterValues>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)})
    < (${param('afterTime')}::timestamptz, ${param('afterId')}::uuid)`
}
