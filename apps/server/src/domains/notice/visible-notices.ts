import { sql, type SqlBool } from 'kysely'
import { relations } from '../member/index.ts'
import { isReadableTarget } from '../target/index.ts'

/**
 * SQL: whether the notice of the row is shown to its owner. Lists and counts leave out notices by members on either
 * side of a block, and those of a target that they may not open or that no longer exists.
 */
export const visibleNotices = () => sql<SqlBool>`(
  not ${relations.get().isBlockedBetween(sql`notice.member_id`, sql`notice.from_member_id`)}
  and (notice.target_kind is null
    or ${isReadableTarget(sql`notice.target_kind`, sql`notice.target_id`, sql`notice.member_id`)})
)`

/** SQL: whether the owner of the row of `like_notice` and the actor `a` are separated by a block. */
export const isBlockedActor = () =>
  relations.get().isBlockedBetween(sql`like_notice.member_id`, sql`a.actor_id`)

/** SQL: how many people the row of `like_notice` shows to its owner. */
export const actorCount = () => sql<number>`((select count(*) from like_notice_actor a
  where a.like_notice_id = like_notice.id) - (select count(*) from like_notice_actor a
  where a.like_notice_id = like_notice.id and ${isBlockedActor()}))`

/** SQL: as `visibleNotices`, for the row of `like_notice`. */
export const visibleLikeNotices = () => sql<SqlBool>`(
  ${isReadableTarget(sql`like_notice.target_kind`, sql`like_notice.target_id`, sql`like_notice.member_id`)}
  and exists (select 1 from like_notice_actor a where a.like_notice_id = like_notice.id and not ${isBlockedActor()})
)`
