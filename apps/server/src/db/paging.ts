import { maxSkipCount, pageSize, visitorPages, type Page } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { Viewer } from '../context.ts'
import { fail } from '../fail.ts'
import type { Queryable } from './client.ts'

/** Paging part of a list call's parsed body. */
export interface PageInput {
  skipCount?: number | undefined
  maxResultCount: number
  cursor?: string | undefined
}

/** One page being read: begin after `after` or `skip` rows, read `limit` rows. */
export interface PageWindow<K> {
  after: K | null
  skip: number
  /** Rows of the page. */
  take: number
  /** Rows to read: one more than the page has, which tells whether it is the last. */
  limit: number
  /** Rows of the pages before. */
  seen: number
  /** Count of the whole list where an earlier page has found it; the first page finds it. */
  total: number | null
}

/** Rows a visitor sees of an endless list before signing in. */
const visitorRows = pageSize * visitorPages

/** Longest count that is worth counting: a list of more answers this number. */
export const cappedCount = 1000

const count = z.int().min(0).max(1_000_000_000)
const Cursor = z.tuple([count, count, z.unknown()])

/** How one list is read. */
interface KeysetList<K, R> {
  /** Given for an endless list, of which a visitor sees three pages. */
  endlessFor?: Viewer | null
  /** Reads `limit` rows of a window in the order of the key. */
  read: (window: PageWindow<K>) => Promise<readonly R[]>
  /** Count of the whole list, read beside the rows of the first page; or told by these rows. */
  count: (() => number | Promise<number>) | { of: (rows: readonly R[]) => number }
  keyOf: (row: R) => K
}

/**
 * A page of a list that goes on by its key, whose last part is unique. The count is found by the first page and
 * carried by its cursor.
 * @throws BadInput for a cursor this list did not give; TokenInvalid for a visitor at the end of what they may see
 */
export async function keysetPage<Key extends z.ZodType, R>(
  input: PageInput,
  key: Key,
  { endlessFor, read, count, keyOf }: KeysetList<z.output<Key>, R>,
): Promise<Omit<Page<R>, 'items'> & { rows: R[] }> {
  const opened = openPage(input, key)
  const window = endlessFor === undefined ? opened : limitVisitor(endlessFor, opened)
  const counting = typeof count === 'function' ? (window.total ?? count()) : null
  const [rows, counted] = await Promise.all([read(window), counting])
  const total = counted ?? window.total ?? (typeof count === 'function' ? 0 : count.of(rows))
  return closePage(window, rows, total, keyOf)
}

/** The end of a statement that reads a page. Written out: the planner takes an unknown limit for a tenth of a table. */
export function limitTo({ limit, skip }: PageWindow<unknown>): RawBuilder<unknown> {
  return sql`limit ${sql.lit(limit)} offset ${sql.lit(skip)}`
}

/** A statement that counts rows, at most 1,000. @param rows from `from` on */
export function cappedCountOf(rows: RawBuilder<unknown>): RawBuilder<{ count: number }> {
  return sql<{ count: number }>`select count(*) as count from (
    select 1 ${rows} limit ${sql.lit(cappedCount)}) as capped`
}

/** Counts rows, at most 1,000. @param rows from `from` on */
export async function countUpToCap(db: Queryable, rows: RawBuilder<unknown>): Promise<number> {
  const found = await cappedCountOf(rows).execute(db)
  return found.rows[0]?.count ?? 0
}

/**
 * Reads where a page begins. A cursor holds the order's key of the last row, so its cost does not grow with depth;
 * it is trusted no further than its schema, for it grants nothing.
 * @throws BadInput for a cursor this list did not give
 */
function openPage<K extends z.ZodType>(input: PageInput, key: K): PageWindow<z.output<K>> {
  if (input.cursor === undefined) {
    const skip = Math.min(input.skipCount ?? 0, maxSkipCount)
    return { after: null, skip, ...rowsOf(input.maxResultCount), seen: skip, total: null }
  }
  const outer = Cursor.safeParse(readJson(input.cursor))
  const after = key.safeParse(outer.data?.[2])
  if (!outer.success || !after.success) fail('BadInput')
  const [seen, total] = outer.data
  return { after: after.data, skip: 0, ...rowsOf(input.maxResultCount), seen, total }
}

const rowsOf = (take: number) => ({ take, limit: take + 1 })

/** Whether a page begins at the front or after a key of this order: tells apart lists that stand in for another. */
export function beginsAt(input: PageInput, key: z.ZodType): boolean {
  if (input.cursor === undefined) return true
  return key.safeParse(Cursor.safeParse(readJson(input.cursor)).data?.[2]).success
}

/**
 * An endless list gives a visitor three pages; past them the call answers TokenInvalid, which opens the sign-in.
 * The last page before that is cut to what is left.
 */
function limitVisitor<K>(viewer: Viewer | null, window: PageWindow<K>): PageWindow<K> {
  if (viewer !== null) return window
  if (window.seen >= visitorRows) fail('TokenInvalid')
  return { ...window, ...rowsOf(Math.min(window.take, visitorRows - window.seen)) }
}

/** Cuts what was read (up to `limit` rows) to the page and tells how it goes on. */
export function closePage<R, K>(
  window: PageWindow<K>,
  read: readonly R[],
  total: number,
  keyOf: (row: R) => K,
): Omit<Page<R>, 'items'> & { rows: R[] } {
  const rows = read.slice(0, window.take)
  const last = rows.at(-1)
  const isLast = read.length <= window.take || last === undefined
  const seen = window.seen + rows.length
  const isCounted = isLast && (rows.length > 0 || seen === 0)
  return {
    rows,
    // The end of a list is where its rows are counted, however old the figure is. Before the end it says that more
    // rows follow, even when it was capped or counted for others: callers may stop once they have that many.
    totalCount: isCounted ? seen : Math.max(total, isLast ? seen : seen + 1),
    isLast,
    nextCursor: isLast ? null : writeJson([seen, total, keyOf(last)]),
  }
}

function readJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

function writeJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
