import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** SQL condition for other queries: one member follows another. One primary key look-up. */
export function isFollowing(follower: RawBuilder<string>, followed: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from follow f where f.follower_id = ${follower} and f.followed_id = ${followed})`
}

/** SQL: either of two members blocked the other. */
export function isBlockedBetweenColumns(a: RawBuilder<string>, b: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(exists (select 1 from block b where b.blocker_id = ${a} and b.blocked_id = ${b})
    or exists (select 1 from block b where b.blocker_id = ${b} and b.blocked_id = ${a}))`
}

/** SQL: the ids of a member's followees, for `in (…)`. */
export function followeesOf(follower: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`(select f.followed_id from follow f where f.follower_id = ${follower})`
}

/** SQL: a member's followees, as rows of `id` and `at`, for a `from`. */
export function followeesInTime(follower: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(select f.followed_id as id, f.created_at as at from follow f where f.follower_id = ${follower})`
}
