import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isBlockedBetweenColumns } from '../follow/index.ts'
import { isReadablePost } from '../post-access/index.ts'
import { replyStatus } from './reply.store.ts'

const author = sql.ref<string>('reply.author_id')

// A literal: the indexes contain only comments that are not deleted, and the planner must see that they apply.
const notDeleted = sql<SqlBool>`reply.status in (${sql.lit(replyStatus.inReview)}, ${sql.lit(replyStatus.shown)})`
const isShown = sql<SqlBool>`reply.status = ${sql.lit(replyStatus.shown)}`

/**
 * SQL: this viewer sees the row of `reply`, given that they may open its post. A comment in review is visible to its
 * writer only; a block hides comments in both directions.
 */
export function visibleReplies(viewerId: RawBuilder<string> | null): RawBuilder<SqlBool> {
  if (viewerId === null) return sql<SqlBool>`${notDeleted} and ${isShown}`
  return sql<SqlBool>`${notDeleted} and (${isShown} or reply.author_id = ${viewerId})
    and not ${isBlockedBetweenColumns(viewerId, author)}`
}

/** SQL for a row with a comment id: the comment is shown, and this viewer may open its post. */
export function isReadableReply(
  replyId: RawBuilder<string>,
  viewerId: RawBuilder<string>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from reply where reply.id = ${replyId} and ${isShown}
    and ${isReadablePost(sql`reply.publish_id`, viewerId)})`
}

/** SQL for a row with a comment id: its writer if the comment is readable; else null. */
export function writerOfReadable(
  replyId: RawBuilder<string>,
  viewerId: RawBuilder<string>,
): RawBuilder<string | null> {
  return sql<string | null>`(select reply.author_id from reply where reply.id = ${replyId} and ${isShown}
    and ${isReadablePost(sql`reply.publish_id`, viewerId)})`
}
