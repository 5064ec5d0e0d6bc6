import {
  voteSignKinds,
  type MethodParsed,
  type StaffContest,
  type VoteFlagItem,
  type VoteIntegrity,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { fail } from '../../../fail.ts'
import { countVotes } from '../contest-detail.read.ts'
import { findContest } from '../contest.store.ts'

const signKind = z.enum(voteSignKinds)

/** The public facts about a vote. @throws ContentNotFound */
export async function getVoteIntegrity(
  { db }: Pick<StaffCtx, 'db'>,
  { contestId }: { contestId: string },
): Promise<VoteIntegrity> {
  if ((await findContest(db, contestId)) === undefined) fail('ContentNotFound')
  const [people, votes, signs] = await Promise.all([
    countPeople(db, contestId),
    countVotes(db, contestId),
    countSigns(db, contestId),
  ])
  return { ...people, ...votes, signs }
}

async function countPeople(db: Queryable, contestId: string): Promise<{ electors: number; voters: number }> {
  const { rows } = await sql<{ electors: number; voters: number }>`select
      (select count(*)::int from contest_elector where contest_id = ${contestId}::uuid) as electors,
      (select count(distinct member_id)::int from contest_ballot where contest_id = ${contestId}::uuid)
        as voters`.execute(db)
  return rows[0] ?? { electors: 0, voters: 0 }
}

async function countSigns(db: Queryable, contestId: string): Promise<VoteIntegrity['signs']> {
  const { rows } = await sql<{ kind: string; voters: number; lifted: number; votes: number }>`
    select f.kind, count(*) filter (where f.lifted_at is null)::int as voters,
      count(*) filter (where f.lifted_at is not null)::int as lifted,
      coalesce(sum(v.votes) filter (where f.lifted_at is null), 0)::int as votes
    from contest_vote_flag f
    left join (select member_id, sum(case when given then 1 else -1 end) as votes from contest_ballot
      where contest_id = ${contestId}::uuid group by member_id) v on v.member_id = f.member_id
    where f.contest_id = ${contestId}::uuid group by f.kind order by f.kind`.execute(db)
  return rows.map((row) => ({ ...row, kind: signKind.parse(row.kind) }))
}

const key = z.tuple([z.int(), z.uuid(), z.string().max(20)])
type Key = z.output<typeof key>

interface FlagRow {
  member_id: string
  nick_name: string
  kind: string
  size: number
  votes: number
  created_at: Date
  lifted_at: Date | null
}

/** A page of the flagged voters of a contest, flagged last first. totalCount: capped. @throws ContentNotFound */
export async function listVoteFlags(ctx: StaffCtx, input: MethodParsed<typeof StaffContest.GetVoteFlags>) {
  const { db } = ctx
  if ((await findContest(db, input.contestId)) === undefined) fail('ContentNotFound')
  const found = sql`from contest_vote_flag f where f.contest_id = ${input.contestId}::uuid`
  const { rows, ...page } = await keysetPage(input, key, {
    read: async ({ after, only, ...window }) => {
      const isBehind =
        after === null
          ? sql``
          : sql`and (f.created_at, f.member_id, f.kind) < (${new Date(after[0])}, ${after[1]}::uuid, ${after[2]})`
      const isOnly = only == null ? sql`` : sql`and f.member_id::text || f.kind = ${only}`
      const read = await sql<FlagRow>`select f.*, m.nick_name, coalesce((select
            sum(case when b.given then 1 else -1 end) from contest_ballot b
            where b.contest_id = f.contest_id and b.member_id = f.member_id), 0)::int as votes
        from (select f.* ${found} ${isBehind} ${isOnly}
          order by f.created_at desc, f.member_id desc, f.kind desc ${limitTo(window)}) f
        join member m on m.id = f.member_id
        order by f.created_at desc, f.member_id desc, f.kind desc`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): Key => [row.created_at.getTime(), row.member_id, row.kind],
  })
  return { ...page, items: rows.map(flagItem) }
}

const flagItem = (row: FlagRow): VoteFlagItem => ({
  id: `${row.member_id}${row.kind}`,
  memberId: row.member_id,
  nickName: row.nick_name,
  kind: signKind.parse(row.kind),
  size: row.size,
  votes: row.votes,
  isLifted: row.lifted_at !== null,
  createTime: timeTextOf(row.created_at),
})
