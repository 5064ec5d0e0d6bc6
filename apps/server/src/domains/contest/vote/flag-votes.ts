import { findVoteSigns, type CastVote } from '@guangquan/rules/contest/vote-signs'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../../db/client.ts'
import { lockContest } from '../contest.store.ts'

/**
 * Flags the suspicious voters of a contest and counts their votes apart. The contest is locked, so that no vote is cast
 * meanwhile; a flag lifted by staff is not set again. Nothing changes once there is a result.
 */
export async function flagVotes(tx: Tx, contestId: string, now: Date): Promise<void> {
  const contest = await lockContest(tx, contestId)
  if (contest.electors_at === null || contest.result_at !== null) return
  const signs = findVoteSigns(await listVotes(tx, contestId))
  if (signs.length > 0)
    await sql`insert into contest_vote_flag (contest_id, member_id, kind, size, created_at)
      select ${contestId}::uuid, member_id, kind, size, ${now}::timestamptz
      from unnest(${signs.map(({ voter }) => voter)}::uuid[], ${signs.map(({ kind }) => kind)}::text[],
        ${signs.map(({ size }) => size)}::int[]) as sign (member_id, kind, size)
      on conflict do nothing`.execute(tx)
  await recountVotes(tx, contestId)
}

interface VoteRow {
  voter: string
  author: string
  at: Date
  joined_at: Date
  network: string
  device: string
}

/** The counted votes: the newest turn of each entry, voter and day, if it is a vote. */
async function listVotes(db: Queryable, contestId: string): Promise<CastVote[]> {
  const { rows } = await sql<VoteRow>`
    select b.member_id as voter, e.author_id as author, b.created_at as at, m.created_at as joined_at, b.network, b.device
    from (${newestTurns(contestId)}) b
    join contest_entry e on e.id = b.entry_id
    join member m on m.id = b.member_id
    where b.given`.execute(db)
  return rows.map(({ joined_at: joinedAt, at, ...vote }) => ({
    ...vote,
    at: at.getTime(),
    joinedAt: joinedAt.getTime(),
  }))
}

const newestTurns = (contestId: string) => sql`select distinct on (entry_id, member_id, day)
    entry_id, member_id, day, given, network, device, created_at
  from contest_ballot where contest_id = ${contestId}::uuid
  order by entry_id, member_id, day, turn desc`

/** Recounts the votes of every entry from its ballots. */
export async function recountVotes(tx: Tx, contestId: string): Promise<void> {
  await sql`
    update contest_entry set votes = counted.votes, suspect_votes = counted.suspect
    from (
      select e.id, count(b.entry_id)::int as votes, count(f.member_id)::int as suspect
      from contest_entry e
      left join (${newestTurns(contestId)}) b on b.entry_id = e.id and b.given
      left join (select distinct member_id from contest_vote_flag
        where contest_id = ${contestId}::uuid and lifted_at is null) f on f.member_id = b.member_id
      where e.contest_id = ${contestId}::uuid group by e.id
    ) counted
    where contest_entry.id = counted.id
      and (contest_entry.votes, contest_entry.suspect_votes) <> (counted.votes, counted.suspect)`.execute(tx)
}
