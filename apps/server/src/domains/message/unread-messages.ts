import { sql, type RawBuilder } from 'kysely'

/** SQL: how many messages a member has not read, without conversations that are muted. */
export function unreadMessagesOf(memberId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(last_seq - read_seq), 0)::int from conversation_side
    where member_id = ${memberId} and last_seq > read_seq and not is_muted)`
}
