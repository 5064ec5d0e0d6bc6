import { Contest, errorCatalogue } from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { CallRefused, type Browser } from '../../testing/call-as.ts'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { contestCounters } from './contest.counters.ts'
import { watchContests } from './contest.jobs.ts'
import { buildContest, buildEntry, openVote } from './testing/build-contest.ts'

let node: TestApp
let nodes: TestNode[]
beforeAll(async () => {
  node = await openTestApp()
  nodes = [node, await node.addNode()]
})
afterAll(() => node.close())

const { VotesUsed, VotedToday, NotAllowedNow } = errorCatalogue
const refusals: readonly number[] = [VotesUsed.code, VotedToday.code, NotAllowedNow.code]

/** Makes a call; a refusal by a rule is not an error. */
async function attempt(
  at: TestNode,
  as: Browser,
  method: 'Vote' | 'UndoVote',
  entryId: string,
): Promise<void> {
  try {
    await callUntilFree(at, as, Contest[method], { entryId })
  } catch (error) {
    if (!(error instanceof CallRefused) || !refusals.includes(error.code)) throw error
  }
}

test('however many votes and withdrawals arrive on two nodes, no voter has more than the quota, and counts are exact', async () => {
  const contest = await buildContest(node, 13)
  const author = await buildMember(node)
  const entries = await Promise.all(Array.from({ length: 5 }, () => buildEntry(node, contest, { author })))
  const voters = await Promise.all(Array.from({ length: 5 }, () => buildMember(node)))
  await openVote(node, contest.id, voters)
  const calls: Promise<void>[] = []
  for (const voter of voters)
    for (const entryId of entries)
      for (const at of nodes) {
        calls.push(attempt(at, voter, 'Vote', entryId), attempt(at, voter, 'Vote', entryId))
        calls.push(attempt(at, voter, 'UndoVote', entryId))
      }
  calls.push(watchContests(jobCtxOf(node.app)))
  await Promise.all(calls)
  const { db } = node.app
  const days = await db
    .selectFrom('contest_vote_day')
    .where('contest_id', '=', contest.id)
    .selectAll()
    .execute()
  for (const { used } of days) expect(used).toBeLessThanOrEqual(3)
  const ballots = await db
    .selectFrom('contest_ballot')
    .where('contest_id', '=', contest.id)
    .selectAll()
    .execute()
  const net = ballots.reduce((sum, { given }) => sum + (given ? 1 : -1), 0)
  expect(days.reduce((sum, { used }) => sum + used, 0)).toBe(net)
  const ctx = { db, log: pino({ level: 'silent' }), signal: new AbortController().signal }
  expect(await proveCounters(ctx, contestCounters)).toEqual([])
})
