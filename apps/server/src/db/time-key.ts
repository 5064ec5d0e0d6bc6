import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import { isOnly } from './paging.ts'

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

/** SQL: the row of a table comes after the key of a window, if it has one, and is its only row, where it reads one alone. */
export function isInWindow(
  table: string,
  { after, only = null }: { after: TimeKey | null; only?: string | null },
): RawBuilder<SqlBool> {
  if (only !== null) return isOnly(sql.ref(`${table}.id`), { only })
  if (after === null) return sql<SqlBool>`true`
  const [at, id] = after
  return sql<SqlBool>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) < (${new Date(at)}, ${id}::uuid)`
}
