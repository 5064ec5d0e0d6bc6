import type { Feedback, FeedbackDetail, MethodParsed } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../db/time-key.ts'
import { fail } from '../../fail.ts'
import { isOwn } from './feedback.policy.ts'
import { findFeedback, listReplies } from './feedback.store.ts'
import { conversationOf, feedbackItem, listedColumns, ticketFacts, type ListedRow } from './feedback.view.ts'

/** A page of the caller's tickets, newest first. totalCount: capped. */
export async function listOwnFeedback(ctx: MemberCtx, input: MethodParsed<typeof Feedback.GetList>) {
  const own = sql`from feedback where member_id = ${ctx.viewer.id}::uuid`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<ListedRow>`select ${listedColumns} ${own} and ${isInWindow('feedback', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, own),
    keyOf: timeKeyOf,
  })
  return { ...page, items: rows.map(feedbackItem) }
}

/** One of the caller's tickets with its answers. @throws ContentNotFound */
export async function getOwnFeedback(ctx: MemberCtx, { id }: { id: string }): Promise<FeedbackDetail> {
  const row = await findFeedback(ctx.db, id)
  if (row === undefined || !isOwn(ctx.viewer, row)) fail('ContentNotFound')
  const replies = await listReplies(ctx.db, id)
  return {
    ...ticketFacts(row),
    ...(await conversationOf(ctx, row)),
    replies: replies.map((reply) => ({
      id: reply.id,
      isStaff: reply.staff_id !== null,
      text: reply.text,
      createTime: timeTextOf(reply.created_at),
    })),
  }
}
