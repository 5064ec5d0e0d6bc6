import {
  ReviewCase,
  reviewCaseSheet,
  reviewKinds,
  type MethodParsed,
  type ReviewCause,
  type ReviewKind,
} from '@guangquan/contract'
import { reviewCauseNames, reviewKindNames } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, type PageWindow } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { caseItems, claimOf, listedColumns, type ListedCase } from './cases.view.ts'

/** Priority, instant of opening, id. */
const QueueKey = z.tuple([z.int(), z.coerce.date(), z.uuid()])

type QueueValues = {
  kind: ReviewKind | null
  cause: ReviewCause | null
  priority: number
  openedAt: Date | null
  id: string | null
}

const none = { priority: 0, openedAt: null, id: null }

interface QueueVariant extends Record<string, boolean> {
  ofKind: boolean
  ofCause: boolean
  isFirst: boolean
}

const queue = preparedList<QueueValues, QueueVariant, ListedCase>('review.queue', {
  rows: (param, { ofKind, ofCause, isFirst }) => sql`from review_case where decided_at is null
    ${ofKind ? sql`and kind = ${param('kind')}` : sql``}
    ${ofCause ? sql`and causes @> array[${param('cause')}::text]` : sql``}
    ${
      isFirst
        ? sql``
        : sql`and (-priority, opened_at, id)
      > (${param('priority')}::int, ${param('openedAt')}::timestamptz, ${param('id')}::uuid)`
    }`,
  page: (rows) => sql`select ${sql.join(listedColumns.map((column) => sql.ref(column)))} ${rows}
    order by -priority, opened_at, id`,
})

/** A page of the open cases, urgent ones first, then by waiting time. totalCount: capped. */
export async function listCases(ctx: StaffCtx, input: MethodParsed<typeof ReviewCase.GetList>) {
  const { kind = null, cause = null } = input
  const variant = { ofKind: kind !== null, ofCause: cause !== null }
  const read = ({ after, skip, limit }: PageWindow<z.output<typeof QueueKey>>) => {
    const [priority, openedAt, id] = after ?? [0, null, null]
    const values = { kind, cause, priority: -priority, openedAt, id }
    return queue.read(ctx.db, { skip, limit }, { ...variant, isFirst: after === null }, values)
  }
  const { rows, ...page } = await keysetPage(input, QueueKey, {
    read,
    count: () => queue.count(ctx.db, { ...variant, isFirst: true }, { ...none, kind, cause }),
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
