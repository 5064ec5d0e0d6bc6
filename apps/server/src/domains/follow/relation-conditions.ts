import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** SQL condition for other queries: one member follows another. One primary key look-up. */
export function isFollowing(follower: RawBuilder<string>, followed: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from follow f where f.follower_id = ${follower} and f.followed_id = ${followed})`
}

/** SQL: a member blocked another. One primary key look-up. */
export function isBlocking(blocker: RawBuilder<string>, blocked: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from block b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`
}

/** SQL: either of two members blocked the other. */
export function isBlockedBetweenColumns(a: RawBuilder<string>, b: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isBlocking(a, b)} or ${isBlocking(b, a)})`
}

/** SQL: the ids of a member's followees, for `in (…)`. */
export function followeesOf(follower: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`(select f.followed_id from follow f where f.follower_id = ${follower})`
}

/** SQL: a member's followees, as rows of `id` and `at`, for a `from`. */
export function followeesInTime(follower: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(select f.followed_id as id, f.created_at as at from follow f where f.follower_id = ${follower})`
}
