import { contestBounds } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { updateContest, type ContestRow } from '../contest.store.ts'

const hourMs = 3600_000

/**
 * Records who may vote in a locked contest, once: everybody who had been a member for a day when the vote opened, with
 * a phone and the required level. This begins the vote; members who join later change nothing.
 */
export async function freezeElectors(tx: Tx, contest: ContestRow, now: Date): Promise<ContestRow> {
  if (contest.vote_start === null || contest.electors_at !== null) return contest
  const joinedBefore = new Date(contest.vote_start.getTime() - contestBounds.electorHours * hourMs)
  await sql`insert into contest_elector (contest_id, member_id)
    select ${contest.id}::uuid, id from member
    where status = 1 and phone_bound and created_at <= ${joinedBefore}
      and coalesce(unlock_level, level) >= ${sql.lit(contestBounds.electorLevel)}`.execute(tx)
  return updateContest(tx, contest.id, { electors_at: now })
}
