import type { Page } from '@guangquan/contract'
import { requestStateNames } from '@guangquan/contract/staff/staff-names'
import { sql, type RawBuilder } from 'kysely'
import type { StaffCtx } from './context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from './db/paging.ts'
import { isInWindow, timeKey, timeKeyOf, type TimeKey } from './db/time-key.ts'
import { walkPages } from './export/walk-pages.ts'
import { requestState } from './two-person-request.ts'

/** Requests of one table, in SQL. */
interface RequestRows {
  table: string
  columns: RawBuilder<unknown>
  /** `from` the table, with a condition. */
  from: RawBuilder<unknown>
}

/** A page of requests that one member of staff makes and another decides, newest first. totalCount: capped. */
export function requestsPage<R extends { id: string; created_at: Date }>(
  { db, now }: StaffCtx,
  { waiting = false, ...input }: PageInput & { waiting?: boolean | undefined },
  { table, columns, from }: RequestRows,
) {
  const isWaiting = sql`state = ${sql.lit(requestState.waiting)} and expires_at > ${now}`
  const found = sql`${from} and ${waiting ? isWaiting : sql`true`}`
  return keysetPage(input, timeKey, {
    read: async (window: PageWindow<TimeKey>) => {
      const { rows } = await sql<R>`select ${columns} ${found} and ${isInWindow(table, window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
}

/** All requests of a list for a file, with the names of their states. */
export async function* walkRequests<I extends { state: keyof typeof requestStateNames }>(
  read: (page: PageInput) => Promise<Page<I>>,
) {
  for await (const item of walkPages(read)) yield { ...item, state: requestStateNames[item.state] }
}
