import {
  feedbackClosers,
  feedbackNumber,
  feedbackState,
  feedbackType,
  type CommentPicture,
  type FeedbackDetail,
  type FeedbackItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { loadCommentPictures } from '../media/index.ts'
import { maskContact, openContact } from './contact.ts'
import type { FeedbackRow } from './feedback.store.ts'

/** Columns of tickets in lists. */
export const listedColumns = sql`feedback.id, number, member_id, type, state, text, staff_name, version, created_at,
  updated_at, (select count(*) from feedback_picture where feedback_id = feedback.id) as pictures`

export type ListedRow = Pick<
  FeedbackRow,
  | 'id'
  | 'number'
  | 'member_id'
  | 'type'
  | 'state'
  | 'text'
  | 'staff_name'
  | 'version'
  | 'created_at'
  | 'updated_at'
> & { pictures: number }

export function feedbackItem(row: ListedRow): FeedbackItem {
  return { ...ticketFacts(row), pictureCount: row.pictures }
}

/** The facts of a ticket for lists and pages. */
export function ticketFacts(row: Omit<ListedRow, 'pictures'>) {
  return {
    id: row.id,
    number: feedbackNumber(row.number),
    type: feedbackType.parse(row.type),
    state: feedbackState.parse(row.state),
    text: row.text,
    createTime: timeTextOf(row.created_at),
    updateTime: timeTextOf(row.updated_at),
  }
}

type Conversation = Pick<FeedbackDetail, 'pictures' | 'contact' | 'closedBy' | 'closeTime'>

/** The conversation of a ticket for its page. The caller has checked who reads it. */
export async function conversationOf(ctx: Ctx, row: FeedbackRow): Promise<Conversation> {
  const files = await ctx.db
    .selectFrom('feedback_picture')
    .where('feedback_id', '=', row.id)
    .select('file_id')
    .orderBy('position')
    .execute()
  const ids = files.map(({ file_id: id }) => id)
  const pictures = await loadCommentPictures(ctx, ids)
  return {
    pictures: ids.flatMap((id): CommentPicture[] => {
      const picture = pictures.get(id)
      return picture === undefined ? [] : [picture]
    }),
    contact: maskContact(openContact(ctx.app.env, row)),
    closedBy: Object.values(feedbackClosers).find((one) => one === row.closed_by) ?? null,
    closeTime: row.closed_at && timeTextOf(row.closed_at),
  }
}
