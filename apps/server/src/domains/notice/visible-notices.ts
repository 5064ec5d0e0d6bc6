import { sql, type SqlBool } from 'kysely'
import { isBlockedBetweenColumns } from '../follow/index.ts'
import { isReadablePost } from '../post/index.ts'
import { isShownReply } from '../reply/index.ts'

/**
 * SQL: the notice of the row is shown to its owner. Hidden, in lists and in numbers, are notices by somebody they
 * blocked or who blocked them, of a post they may no longer open or of a comment that no longer exists.
 */
export const visibleNotices = sql<SqlBool>`(
  not ${isBlockedBetweenColumns(sql`notice.member_id`, sql`notice.from_member_id`)}
  and (notice.publish_id is null or ${isReadablePost(sql`notice.publish_id`, sql`notice.member_id`)})
  and (notice.reply_id is null or ${isShownReply(sql`notice.reply_id`)})
)`

const blockedActors = sql<number>`(select count(*) from like_notice_actor a
  where a.like_notice_id = like_notice.id
    and ${isBlockedBetweenColumns(sql`like_notice.member_id`, sql`a.actor_id`)})`

/** SQL: how many people the row of `like_notice` shows to its owner. */
export const actorCount = sql<number>`((select count(*) from like_notice_actor a
  where a.like_notice_id = like_notice.id) - ${blockedActors})`

/** SQL: as `visibleNotices`, for the row of `like_notice`. */
export const visibleLikeNotices = sql<SqlBool>`(
  ${isReadablePost(sql`like_notice.publish_id`, sql`like_notice.member_id`)}
  and (like_notice.kind <> 3 or ${isShownReply(sql`like_notice.target_id`)})
  and exists (select 1 from like_notice_actor a where a.like_notice_id = like_notice.id
    and not ${isBlockedBetweenColumns(sql`like_notice.member_id`, sql`a.actor_id`)})
)`
