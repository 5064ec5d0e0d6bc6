import { maxSkipCount, pageSize, visitorPages, type Page } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Viewer } from '../context.ts'
import type { Keys } from '../crypto/derive-key.ts'
import { isSignedText, signText } from '../crypto/sign-text.ts'
import { fail } from '../fail.ts'
import type { Queryable } from './client.ts'

/** Paging fields of a list call's parsed input. */
export interface PageInput {
  skipCount?: number | undefined
  maxResultCount: number
  cursor?: string | undefined
  /** The only row to read, in lists that support it: those of the console. */
  rowId?: string | undefined
}

/** The window of one page: start after `after` or skip `skip` rows, read `limit` rows. */
export interface PageWindow<K> {
  after: K | null
  skip: number
  /** Rows of the page. */
  take: number
  /** Rows to read: one more than the page has, to detect the last page. */
  limit: number
  /** Rows of the previous pages. */
  seen: number
  /** The key of the only row to read; null for a page. */
  only?: string | null
  /** Total count, if an earlier page has determined it, as the first page does. */
  total: number | null
}

/** Rows a visitor may read of an infinite list before signing in. */
const visitorRows = pageSize * visitorPages

/** Upper bound of counting: longer lists report this number. */
export const cappedCount = 1000

/** The purpose of the signature of a visitor's cursor. */
const purpose = 'cursor'

const count = z.int().min(0).max(1_000_000_000)
const Cursor = z.tuple([count, count, z.unknown()])

/** How one list is read. */
interface KeysetList<K, R> {
  /** Set for an endless list, of which a visitor sees three pages. */
  endlessFor?: { viewer: Viewer | null; app: { env: Keys } }
  /** Reads `limit` rows of a window in key order. */
  read: (window: PageWindow<K>) => Promise<readonly R[]>
  /** Count of the whole list, read together with the rows of the first page, or taken from them. */
  count: (() => number | Promise<number>) | { of: (rows: readonly R[]) => number }
  keyOf: (row: R) => K
}

/**
 * A page of a list with keyset pagination; the last part of the key is unique. The first page counts, and the cursor
 * carries the count.
 * @throws BadInput for a cursor of another list; TokenInvalid for a visitor at the end of what they may see
 */
export async function keysetPage<Key extends z.ZodType, R>(
  input: PageInput,
  key: Key,
  { endlessFor, read, count, keyOf }: KeysetList<z.output<Key>, R>,
): Promise<Omit<Page<R>, 'items'> & { rows: R[] }> {
  const opened = openPage(input, key)
  const visited = endlessFor?.viewer === null ? endlessFor : null
  const window = visited === null ? opened : limitVisitor(visited, opened, input.cursor)
  if (window.only != null) {
    const rows = await read(window)
    return { rows: [...rows], totalCount: rows.length, isLast: true, nextCursor: null }
  }
  const counting = typeof count === 'function' ? (window.total ?? count()) : null
  const [rows, counted] = await Promise.all([read(window), counting])
  const total = counted ?? window.total ?? (typeof count === 'function' ? 0 : count.of(rows))
  const page = closePage(window, rows, total, keyOf)
  if (visited === null || page.nextCursor === null) return page
  return { ...page, nextCursor: `${page.nextCursor}.${signText(visited.app.env, purpose, page.nextCursor)}` }
}

/**
 * The end of a statement that reads a page. The limit is a literal: for an unknown limit the planner assumes a tenth of
 * the table.
 */
export function limitTo({ limit, skip }: Pick<PageWindow<unknown>, 'limit' | 'skip'>): RawBuilder<unknown> {
  return sql`limit ${sql.lit(limit)} offset ${sql.lit(skip)}`
}

const forms = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  bigint: /^\d{1,15}$/,
  text: /^/,
}

/**
 * SQL: only the requested row if the window reads a single one; every row for a page. @param key column with the row's
 * key
 */
export function isOnly(
  key: RawBuilder<unknown>,
  { only }: { only?: string | null },
  type: keyof typeof forms = 'uuid',
): RawBuilder<SqlBool> {
  if (only === null || only === undefined) return sql<SqlBool>`true`
  if (!forms[type].test(only)) return sql<SqlBool>`false`
  return sql<SqlBool>`${key} = ${only}::${sql.raw(type)}`
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
 * Parses where a page starts. A cursor contains the sort key of the last row, so its cost does not grow with depth; it
 * is only checked against its schema, since it grants nothing except to visitors.
 * @throws BadInput for a cursor of another list
 */
function openPage<K extends z.ZodType>(input: PageInput, key: K): PageWindow<z.output<K>> {
  if (input.cursor === undefined) {
    const skip = Math.min(input.skipCount ?? 0, maxSkipCount)
    return {
      after: null,
      skip,
      ...rowsOf(input.maxResultCount),
      seen: skip,
      total: null,
      only: input.rowId ?? null,
    }
  }
  const outer = Cursor.safeParse(readJson(input.cursor))
  const after = key.safeParse(outer.data?.[2])
  if (!outer.success || !after.success) fail('BadInput')
  const [seen, total] = outer.data
  return { after: after.data, skip: 0, ...rowsOf(input.maxResultCount), seen, total, only: null }
}

const rowsOf = (take: number) => ({ take, limit: take + 1 })

/** Whether a page starts at the beginning or after a key of this order: distinguishes lists that replace each other. */
export function beginsAt(input: PageInput, key: z.ZodType): boolean {
  if (input.cursor === undefined) return true
  return key.safeParse(Cursor.safeParse(readJson(input.cursor)).data?.[2]).success
}

/**
 * Visitors get three pages of an infinite list; further calls return TokenInvalid, which opens the sign-in. The last
 * page before that is truncated. A visitor's cursor is signed, since it says how many rows they have read; one without
 * a valid signature (edited, or issued by an earlier release) counts as read to the end.
 */
function limitVisitor<K>(
  { app }: { app: { env: Keys } },
  window: PageWindow<K>,
  cursor: string | undefined,
): PageWindow<K> {
  const [text = '', signature = ''] = cursor?.split('.') ?? []
  const isOurs = cursor === undefined || isSignedText(app.env, purpose, text, signature)
  if (!isOurs || window.seen >= visitorRows) fail('TokenInvalid')
  return { ...window, ...rowsOf(Math.min(window.take, visitorRows - window.seen)) }
}

/** Cuts the rows that were read (up to `limit`) to the page and makes the cursor. */
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
    // The last page reports the exact count. Earlier ones report more than was read so far, even if the count was
    // capped or cached: callers may stop once they have that many.
    totalCount: isCounted ? seen : Math.max(total, isLast ? seen : seen + 1),
    isLast,
    nextCursor: isLast ? null : writeJson([seen, total, keyOf(last)]),
  }
}

function readJson(cursor: string): unknown {
  try {
    const [text = ''] = cursor.split('.')
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

function writeJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
