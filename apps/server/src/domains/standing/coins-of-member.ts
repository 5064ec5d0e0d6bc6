import { sql, type RawBuilder } from 'kysely'

/** SQL: the coins that a member of the statement may use. */
export function coinsOfMember(now: Date | RawBuilder<Date>) {
  return sql<number>`(select coalesce(sum(balance), 0) from coin_lot
    where coin_lot.member_id = member.id and expires_at > ${now})`.as('coins')
}
