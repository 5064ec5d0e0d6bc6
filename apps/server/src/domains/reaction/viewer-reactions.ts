import { sql, type RawBuilder } from 'kysely'

/** SQL: whether this member likes the post. */
export function likesPost(memberId: RawBuilder<string>, publishId: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from post_like
    where post_like.publish_id = ${publishId} and post_like.member_id = ${memberId})`
}

/** SQL: whether this member collected the post. */
export function collectsPost(
  memberId: RawBuilder<string>,
  publishId: RawBuilder<string>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from post_collect
    where post_collect.publish_id = ${publishId} and post_collect.member_id = ${memberId})`
}
