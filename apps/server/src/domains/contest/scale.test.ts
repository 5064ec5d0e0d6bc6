import { Contest, errorCatalogue, StaffContest } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, signInStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { settleDue, watchContests } from './contest.jobs.ts'
import { buildContest, buildEntry, dayMs, hourMs, openVote, schedule } from './testing/build-contest.ts'

let node: TestApp
let nodes: TestNode[]
beforeAll(async () => {
  node = await openTestApp()
  nodes = [node, await node.addNode()]
})
afterAll(() => node.close())

test('of a thousand votes that arrive at once on two nodes, each voter’s quota counts, exactly', async () => {
  const contest = await buildContest(node, 13, { votes_per_day: 3 })
  const author = await buildMember(node)
  const entries: string[] = []
  for (let made = 0; made < 5; made++) entries.push(await buildEntry(node, contest, { author }))
  const voters = await Promise.all(Array.from({ length: 200 }, () => buildMember(node)))
  await openVote(node, contest.id, voters)
  const outcomes = await Promise.allSettled(
    voters.flatMap((voter, index) =>
      entries.map((entryId, place) =>
        callUntilFree(nodes[(index + place) % 2] ?? node, voter, Contest.Vote, { entryId }),
      ),
    ),
  )
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(400)
  for (const error of refused) expect(error).toMatchObject({ code: errorCatalogue.VotesUsed.code })
  const counted = await node.app.db
    .selectFrom('contest_entry')
    .where('contest_id', '=', contest.id)
    .select('votes')
    .execute()
  expect(counted.reduce((sum, { votes }) => sum + votes, 0)).toBe(600)
  const days = await node.app.db
    .selectFrom('contest_vote_day')
    .where('contest_id', '=', contest.id)
    .select('used')
    .execute()
  expect(days.map(({ used }) => used)).toEqual(voters.map(() => 3))
})

/** Accounts without a browser, all registered at one time. */
async function buildFarm(size: number, createdAt: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`insert into member
      (id, nick_name, nick_name_folded, phone_bound, level, created_at)
    select gen_random_uuid(), name, name, true, 3, ${createdAt}
    from (select 'farm ' || gen_random_uuid() || n as name from generate_series(1, ${size}::int) n) made
    returning id`.execute(node.app.db)
  return rows.map(({ id }) => id)
}

test('a farm of 500 accounts changes the official count by 0, whether it joined late or all at once before', async () => {
  const staff = await buildStaff(node, ['contestOperator'])
  const contest = await buildContest(node, schedule.voteStart - 1)
  const opens = contest.start.getTime() + schedule.voteStart * dayMs
  const entryId = await buildEntry(node, contest, { author: await buildMember(node) })
  const honest = await buildMember(node)
  const late = await buildFarm(500, new Date(opens - 23 * hourMs))
  const early = await buildFarm(500, new Date(opens - 25 * hourMs))
  node.setNow(new Date(opens + hourMs))
  await settleDue(jobCtxOf(node.app))
  const electors = async (ids: readonly string[]) => {
    const rows = await node.app.db
      .selectFrom('contest_elector')
      .where('contest_id', '=', contest.id)
      .where('member_id', 'in', [...ids])
      .select('member_id')
      .execute()
    return rows.length
  }
  expect([await electors(late), await electors(early)]).toEqual([0, 500])
  await callAs(node, honest, Contest.Vote, { entryId })
  const report = async () =>
    callAs(node, await signInStaff(node, staff), StaffContest.GetVotes, { contestId: contest.id })
  expect(await report()).toMatchObject({ all: 1, clean: 1 })
  const vote = sql`select ${contest.id}::uuid, id, ${new Date(opens + hourMs + 8 * hourMs).toISOString().slice(0, 10)}::date
    from unnest(${early}::uuid[]) as id`
  await sql`insert into contest_vote_day (contest_id, member_id, day, used)
    select *, 1 from (${vote}) v`.execute(node.app.db)
  await sql`insert into contest_ballot (id, entry_id, turn, given, network, device, created_at, contest_id, member_id, day)
    select gen_random_uuid(), ${entryId}::uuid, 1, true, 'net' || row_number() over (), 'device', ${node.app.now()}, v.*
    from (${vote}) v`.execute(node.app.db)
  await sql`update contest_entry set votes = votes + 500 where id = ${entryId}::uuid`.execute(node.app.db)
  await watchContests(jobCtxOf(node.app))
  expect(await report()).toMatchObject({ all: 501, clean: 1 })
  const [farmer = ''] = late
  await expect(
    node.app.db.insertInto('contest_elector').values({ contest_id: contest.id, member_id: farmer }).execute(),
  ).rejects.toThrow('frozen')
})
