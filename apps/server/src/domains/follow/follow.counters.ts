import { sql, type RawBuilder } from 'kysely'

/** SQL: how many people a member follows. */
export function followsBy(memberId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from follow f where f.follower_id = ${memberId})`
}

/** SQL: how many people follow a member. */
export function fansOf(memberId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from follow f where f.followed_id = ${memberId})`
}
