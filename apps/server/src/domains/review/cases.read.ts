import { ReviewCase, reviewCaseSheet, reviewKinds, type MethodParsed } from '@guangquan/contract'
import { reviewCauseNames, reviewKindNames } from '@guangquan/contract/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import type { CaseRow } from './case.store.ts'
import { caseItems, claimOf } from './cases.view.ts'

/** Priority, instant of opening, id. */
const QueueKey = z.tuple([z.int(), z.coerce.date(), z.uuid()])

/** A page of the open cases, urgent ones first, then by waiting time. totalCount: capped. */
export async function listCases(ctx: StaffCtx, input: MethodParsed<typeof ReviewCase.GetList>) {
  const { kind, cause } = input
  const conditions = [
    sql<SqlBool>`decided_at is null`,
    ...(kind === undefined ? [] : [sql<SqlBool>`kind = ${kind}`]),
    ...(cause === undefined ? [] : [sql<SqlBool>`causes @> array[${cause}]`]),
  ]
  const found = sql`from review_case where ${sql.join(conditions, sql` and `)}`
  const read = async (window: PageWindow<z.output<typeof QueueKey>>) => {
    const { rows } = await sql<CaseRow>`select * ${found} ${afterKey(window.after)}
      order by -priority, opened_at, id ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  const { rows, ...page } = await keysetPage(input, QueueKey, {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: ({ priority, opened_at, id }): z.output<typeof QueueKey> => [priority, opened_at, id],
  })
  return { ...page, items: await caseItems(ctx, rows) }
}

export const caseExport = defineExport(
  ReviewCase.Export,
  reviewCaseSheet,
  async function* (ctx, { kind: only, cause }) {
    for await (const found of walkPages((page) => listCases(ctx, { ...page, kind: only, cause })))
      yield {
        ...found,
        openTime: timeTextOf(new Date(found.openedAt)),
        kind: reviewKindNames[found.kind],
        causes: found.causes.map((one) => reviewCauseNames[one]),
        claimedBy: found.claim?.by ?? '',
      }
  },
)

function afterKey(after: z.output<typeof QueueKey> | null) {
  if (after === null) return sql``
  const [priority, openedAt, id] = after
  return sql`and (-priority, opened_at, id) > (${-priority}, ${openedAt}::timestamptz, ${id}::uuid)`
}

/** How many cases are open in each queue, at most 1,000 of each. */
export async function countCases({ db }: StaffCtx) {
  const items = await Promise.all(
    reviewKinds.map(async (kind) => ({
      kind,
      count: await countUpToCap(db, sql`from review_case where decided_at is null and kind = ${kind}`),
    })),
  )
  return { items }
}

/** Who is deciding about cases that are still open. */
export async function listClaims(ctx: StaffCtx, { ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return { items: [] }
  const rows = await ctx.db
    .selectFrom('review_case')
    .selectAll()
    .where('id', 'in', ids)
    .where('decided_at', 'is', null)
    .execute()
  return { items: rows.map((row) => ({ id: row.id, claim: claimOf(ctx, row), version: row.version })) }
}
