import { Activity, Contest, StaffContest } from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { callAs } from '../../testing/call-as.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { contestCounters } from './contest.counters.ts'
import { settleDue, watchContests } from './contest.jobs.ts'
import { buildContest, buildEntry, dayMs, hourMs, openVote, schedule } from './testing/build-contest.ts'

let node: TestApp
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['contestOperator'])
})
afterAll(() => node.close())
afterEach(() => node.setNow(new Date()))

const reason = '主办方核对过'
const wrongCounts = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    contestCounters,
  )

test('somebody with two disqualified entries is counted once, and one who still takes part is counted in both', async () => {
  const contest = await buildContest(node, 1)
  const [one, other] = [await buildMember(node), await buildMember(node)]
  const ids = []
  for (const author of [one, one, other, other]) ids.push(await buildEntry(node, contest, { author }))
  const people = async () => {
    const detail = await callAs(node, staff, StaffContest.GetDetail, { id: contest.id })
    return { ...detail.people, entries: detail.entryCount }
  }
  expect(await people()).toEqual({ entered: 2, disqualified: 0, entries: 4 })
  await callAs(node, staff, StaffContest.DecideEntries, {
    ids: ids.slice(0, 3),
    act: 'disqualify',
    code: 9,
    reason,
  })
  expect(await people()).toEqual({ entered: 1, disqualified: 2, entries: 1 })
  const [first = ''] = ids
  await callAs(node, staff, StaffContest.DecideEntries, { ids: [first], act: 'reinstate', reason })
  expect(await people()).toEqual({ entered: 2, disqualified: 2, entries: 2 })
  expect(await wrongCounts()).toEqual([])
})

test('suspicious votes are taken out and put back, an entry too, and every count stays exact', async () => {
  const contest = await buildContest(node, 13)
  const author = await buildMember(node)
  const [entryId, other] = [
    await buildEntry(node, contest, { author }),
    await buildEntry(node, contest, { author: await buildMember(node) }),
  ]
  const voters = await Promise.all(Array.from({ length: 6 }, () => buildMember(node)))
  await openVote(node, contest.id, voters)
  for (const who of voters) await callAs(node, who, Contest.Vote, { entryId })
  const report = async () => {
    expect(await wrongCounts()).toEqual([])
    const { all, clean } = await callAs(node, staff, StaffContest.GetVotes, { contestId: contest.id })
    return { all, clean }
  }
  expect(await report()).toEqual({ all: 6, clean: 6 })
  await watchContests(jobCtxOf(node.app))
  expect(await report()).toEqual({ all: 6, clean: 0 })
  const [first, second] = voters
  const lift = (memberId = '') =>
    callAs(node, staff, StaffContest.LiftFlag, { contestId: contest.id, memberId, reason })
  await lift(first?.userId)
  // Votes of a flagged voter, and their withdrawal, change both counts.
  await callAs(node, second ?? null, Contest.Vote, { entryId: other })
  expect(await report()).toEqual({ all: 7, clean: 1 })
  await callAs(node, second ?? null, Contest.UndoVote, { entryId: other })
  const decide = (act: 'disqualify' | 'reinstate') =>
    callAs(node, staff, StaffContest.DecideEntries, {
      ids: [entryId],
      act,
      ...(act === 'disqualify' ? { code: 9 as const } : {}),
      reason,
    })
  await decide('disqualify')
  await watchContests(jobCtxOf(node.app))
  await decide('reinstate')
  for (const { userId } of voters.slice(1)) await lift(userId)
  await watchContests(jobCtxOf(node.app))
  expect(await report()).toEqual({ all: 6, clean: 6 })
})

test('voting goes with its phase, and what one voted for stays to be seen', async () => {
  const contest = await buildContest(node, schedule.voteEnd - 1.5)
  const author = await buildMember(node)
  const [early, taken] = [
    await buildEntry(node, contest, { author }),
    await buildEntry(node, contest, { author }),
  ]
  const voter = await buildMember(node)
  await openVote(node, contest.id, [voter])
  await callAs(node, voter, Contest.Vote, { entryId: early })
  await callAs(node, voter, Contest.Vote, { entryId: taken })
  await callAs(node, voter, Contest.UndoVote, { entryId: taken })
  const shown = async () => {
    const who = await signIn(node, voter.userId)
    const { items } = await callAs(node, who, Contest.GetEntryList, { matchId: contest.id, sort: 'new' })
    const { open, viewer } = await callAs(node, who, Activity.GetPhotoContestDetail, { id: contest.id })
    return {
      voting: open.voting,
      obstacle: viewer.voteObstacle,
      voted: items.filter(({ isVoted }) => isVoted).map(({ id }) => id),
    }
  }
  expect(await shown()).toEqual({ voting: true, obstacle: null, voted: [early] })
  // Another day while the vote is open: the same work may have another vote.
  node.advance(dayMs)
  expect(await shown()).toEqual({ voting: true, obstacle: null, voted: [] })
  node.setNow(new Date(contest.start.getTime() + schedule.voteEnd * dayMs + hourMs))
  await settleDue(jobCtxOf(node.app))
  expect(await shown()).toEqual({ voting: false, obstacle: 'closed', voted: [early] })
})
