import { maxSkipCount, pageSize, visitorPages, type Page } from '@guangquan/contract'
import * as z from 'zod'
import type { Viewer } from '../context.ts'
import { fail } from '../fail.ts'

/** Paging part of a list call's parsed body. */
export interface PageInput {
  skipCount?: number | undefined
  maxResultCount: number
  cursor?: string | undefined
}

/** One page being read: begin after `after` or `skip` rows, read `take` + 1 rows. */
export interface PageWindow<K> {
  after: K | null
  skip: number
  /** Rows of the page; one more is read, which tells whether it is the last. */
  take: number
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

/**
 * Reads where a page begins. A cursor holds the order's key of the last row, so its cost does not grow with depth;
 * it is trusted no further than its schema, for it grants nothing.
 * @throws BadInput for a cursor this list did not give
 */
export function openPage<K extends z.ZodType>(input: PageInput, key: K): PageWindow<z.output<K>> {
  if (input.cursor === undefined) {
    const skip = Math.min(input.skipCount ?? 0, maxSkipCount)
    return { after: null, skip, take: input.maxResultCount, seen: skip, total: null }
  }
  const outer = Cursor.safeParse(readJson(input.cursor))
  const after = key.safeParse(outer.data?.[2])
  if (!outer.success || !after.success) fail('BadInput')
  const [seen, total] = outer.data
  return { after: after.data, skip: 0, take: input.maxResultCount, seen, total }
}

/** Whether a page begins at the front or after a key of this order: tells apart lists that stand in for another. */
export function beginsAt(input: PageInput, key: z.ZodType): boolean {
  if (input.cursor === undefined) return true
  return key.safeParse(Cursor.safeParse(readJson(input.cursor)).data?.[2]).success
}

/**
 * An endless list gives a visitor three pages; past them the call answers TokenInvalid, which opens the sign-in.
 * The last page before that is cut to what is left.
 */
export function limitVisitor<K>(viewer: Viewer | null, window: PageWindow<K>): PageWindow<K> {
  if (viewer !== null) return window
  if (window.seen >= visitorRows) fail('TokenInvalid')
  return { ...window, take: Math.min(window.take, visitorRows - window.seen) }
}

/** Cuts what was read (up to `take` + 1 rows) to the page and tells how it goes on. */
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
