import { judgeStates, recusalReasons } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'

/** Recuses judges from their own works, and from those of people whom they follow or who follow them. */
export async function detectRecusals(tx: Tx, contestId: string, now: Date): Promise<void> {
  await sql`insert into contest_recusal (judge_id, entry_id, reason, created_at)
    select j.id, e.id, case when e.author_id = j.member_id then ${sql.lit(recusalReasons.ownEntry)}
      else ${sql.lit(recusalReasons.follows)} end, ${now}
    from contest_judge j join contest_entry e on e.contest_id = j.contest_id
    where j.contest_id = ${contestId}::uuid and j.member_id is not null and j.state = ${sql.lit(judgeStates.accepted)}
      and (e.author_id = j.member_id
        or exists (select from follow f where f.follower_id = j.member_id and f.followed_id = e.author_id)
        or exists (select from follow f where f.follower_id = e.author_id and f.followed_id = j.member_id))
    on conflict do nothing`.execute(tx)
}
