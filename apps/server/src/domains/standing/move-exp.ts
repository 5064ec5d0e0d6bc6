import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'

export interface MemberExp {
  memberId: string
  exp: number
  /** The level that is shown. */
  level: number
  unlockLevel: number | null
}

/** Experience and level of those of these members who are active. */
export const loadExp = (db: Queryable, memberIds: readonly string[]): Promise<MemberExp[]> =>
  expOf(db, { memberIds })

const expOf = preparedQuery<{ memberIds: readonly string[] }, MemberExp>('member.exp', (db, param) =>
  db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', '=', anyOf(param('memberIds')))
    .where('status', '=', sql.lit(1))
    .select(['id as memberId', 'earned_exp as exp', 'level', 'unlock_level as unlockLevel'])
    .orderBy('id'),
)

/** Changes the experience of members, in the transaction that writes its lines. */
export async function moveExp(tx: Tx, moves: readonly { memberId: string; delta: number }[]): Promise<void> {
  const sorted = moves.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))
  const ids = sorted.map(({ memberId }) => memberId)
  await sql`select member_id from member_counter where member_id = any(${ids}::uuid[])
    order by member_id for no key update`.execute(tx)
  await sql`update member_counter set earned_exp = earned_exp + move.delta
    from unnest(${ids}::uuid[], ${sorted.map(({ delta }) => delta)}::int[]) as move (member_id, delta)
    where member_counter.member_id = move.member_id`.execute(tx)
}

/** Active members below the level that their experience reaches by these thresholds, a hundred at a time. */
export async function findMembersAbove(db: Queryable, thresholds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from member join member_counter on member_id = id
    where status = 1 and width_bucket(earned_exp, ${thresholds.slice(1)}::int[]) + 1 > level
    order by id limit 100`.execute(db)
  return rows.map(({ id }) => id)
}
