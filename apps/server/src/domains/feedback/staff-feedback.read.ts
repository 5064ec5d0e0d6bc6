import {
  feedbackSheet,
  feedbackStates,
  StaffFeedback,
  type MethodParsed,
  type StaffFeedbackDetail,
} from '@guangquan/contract'
import { feedbackStateNames, feedbackTypeNames } from '@guangquan/contract/feedback/feedback.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../context.ts'
import { containing } from '../../db/like-pattern.ts'
import { countUpToCap, isOnly, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf, type TimeKey } from '../../db/time-key.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { fail } from '../../fail.ts'
import { loadNickNames } from '../member/index.ts'
import { findFeedback, listReplies } from './feedback.store.ts'
import { conversationOf, feedbackItem, listedColumns, ticketFacts, type ListedRow } from './feedback.view.ts'

type Filters = Pick<MethodParsed<typeof StaffFeedback.GetList>, 'keyword' | 'type' | 'state'>

/** A page of tickets: of those that wait the oldest first, of others the newest. totalCount: capped. */
export async function listStaffFeedback(ctx: StaffCtx, input: MethodParsed<typeof StaffFeedback.GetList>) {
  const { db } = ctx
  const found = sql`from feedback where ${sql.join(conditionsOf(input), sql` and `)}`
  const isOldestFirst = input.state === feedbackStates.waiting || input.state === feedbackStates.taken
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const rest = isOldestFirst
        ? sql`and ${isLater(window)} order by created_at, id`
        : sql`and ${isInWindow('feedback', window)} order by created_at desc, id desc`
      const read = await sql<ListedRow>`select ${listedColumns} ${found} ${rest} ${limitTo(window)}`.execute(
        db,
      )
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  const names = await loadNickNames(
    db,
    rows.map((row) => row.member_id),
  )
  return {
    ...page,
    items: rows.map((row) => ({ ...feedbackItem(row), ...staffFacts(row, names) })),
  }
}

export const feedbackExport = defineExport(StaffFeedback.Export, feedbackSheet, async function* (ctx, input) {
  const { keyword, type, state } = input
  for await (const ticket of walkPages((page) => listStaffFeedback(ctx, { ...page, keyword, type, state })))
    yield {
      number: ticket.number,
      type: nameOf(feedbackTypeNames, ticket.type),
      state: nameOf(feedbackStateNames, ticket.state),
      createTime: ticket.createTime,
      updateTime: ticket.updateTime,
      staffName: ticket.staffName,
    }
})

/** One ticket with its answers. @throws ContentNotFound */
export async function getStaffFeedback(ctx: StaffCtx, { id }: { id: string }): Promise<StaffFeedbackDetail> {
  const row = (await findFeedback(ctx.db, id)) ?? fail('ContentNotFound')
  const [names, replies, conversation] = await Promise.all([
    loadNickNames(ctx.db, [row.member_id]),
    listReplies(ctx.db, id),
    conversationOf(ctx, row),
  ])
  return {
    ...ticketFacts(row),
    ...conversation,
    ...staffFacts(row, names),
    replies: replies.map((reply) => ({
      id: reply.id,
      staffName: reply.staff_name,
      isStaff: reply.staff_id !== null,
      text: reply.text,
      createTime: timeTextOf(reply.created_at),
    })),
  }
}

function conditionsOf({ keyword = '', type, state }: Filters): RawBuilder<SqlBool>[] {
  const part = keyword.trim()
  const number = /^f?(\d{1,9})$/i.exec(part)?.[1]
  const isNumber = number === undefined ? sql`` : sql`or number = ${Number(number)}`
  return [
    sql<SqlBool>`true`,
    ...(part === '' ? [] : [sql<SqlBool>`(text ilike ${containing(part)} ${isNumber})`]),
    ...(type === undefined ? [] : [sql<SqlBool>`type = ${type}`]),
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${sql.lit(state)}`]),
  ]
}

/** As `isInWindow`, for a list whose oldest rows are first. */
function isLater({ after, only = null }: PageWindow<TimeKey>): RawBuilder<SqlBool> {
  if (only !== null) return isOnly(sql.ref('feedback.id'), { only })
  if (after === null) return sql<SqlBool>`true`
  return sql<SqlBool>`(created_at, id) > (${new Date(after[0])}, ${after[1]}::uuid)`
}

function staffFacts(
  row: Pick<ListedRow, 'member_id' | 'staff_name' | 'version'>,
  names: ReadonlyMap<string, string>,
) {
  return {
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    staffName: row.staff_name,
    version: row.version,
  }
}
