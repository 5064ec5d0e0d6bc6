import { Activity, contestStates, StaffContest, type ContestState } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { settleDue } from './contest.jobs.ts'
import {
  buildContest,
  buildEntry,
  buildJudge,
  buildRound,
  contestInput,
  dayMs,
  schedule,
} from './testing/build-contest.ts'

let node: TestApp
let staff: StaffBrowser
const seen = new Set<ContestState>()
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['contestOperator'])
})
afterAll(() => node.close())

const reason = '按计划'
/** The contest as staff read it now. */
async function read(id: string) {
  const detail = await callAs(node, await signInStaff(node, staff), StaffContest.GetDetail, { id })
  seen.add(detail.state)
  return detail
}

test('staff lead a contest from a draft through its review to its refusal, and another to its cancellation', async () => {
  const act = async (id: string, name: 'submit' | 'refuse' | 'announce' | 'cancel') => {
    const { version } = await read(id)
    await callAs(node, staff, StaffContest.SetState, { id, version, act: name, reason })
    return (await read(id)).state
  }
  const { id } = await callAs(node, staff, StaffContest.Create, contestInput(node.app.now()))
  expect((await read(id)).state).toBe(contestStates.draft)
  expect(await act(id, 'submit')).toBe(contestStates.inReview)
  expect(await act(id, 'refuse')).toBe(contestStates.refused)
  const other = await callAs(node, staff, StaffContest.Create, contestInput(node.app.now()))
  expect(await act(other.id, 'announce')).toBe(contestStates.announced)
  expect(await act(other.id, 'cancel')).toBe(contestStates.cancelled)
})

test('time leads a contest with a vote and a jury through all states that are left, on a job that is late and doubled', async () => {
  const contest = await buildContest(node, -1, { kind: 3 })
  const { start, id } = contest
  let roundId = ''
  const days: [number, ContestState][] = [
    [-0.5, contestStates.announced],
    [1, contestStates.collecting],
    [schedule.collectEnd + 1, contestStates.auditing],
    [schedule.voteStart + 1, contestStates.voting],
    [schedule.voteEnd + 1, contestStates.judging],
    // The jury has not finished: the contest waits, whatever the calendar says.
    [schedule.noticeStart + 1, contestStates.judging],
    [schedule.noticeStart + 2, contestStates.noticing],
    [schedule.noticeEnd + 3, contestStates.published],
    [schedule.noticeEnd + 100, contestStates.archived],
  ]
  for (const [day, state] of days) {
    node.setNow(new Date(start.getTime() + day * dayMs))
    if (day === 1) {
      const entryIds = [await buildEntry(node, contest, { author: await buildMember(node) })]
      await buildJudge(node, contest, { staffId: (await buildStaff(node, ['judge'])).staffId })
      roundId = await buildRound(node, id, { entryIds })
    }
    if (state === contestStates.noticing)
      await node.app.db
        .updateTable('contest_round')
        .set({ frozen_at: node.app.now() })
        .where('id', '=', roundId)
        .execute()
    await Promise.all([settleDue(jobCtxOf(node.app)), settleDue(jobCtxOf(node.app))])
    expect((await read(id)).state, `day ${day}`).toBe(state)
    expect((await callAs(node, null, Activity.GetPhotoContestDetail, { id })).state).toBe(state)
    // Vote and jury run at a time.
    if (state === contestStates.voting)
      expect((await read(id)).open).toMatchObject({ voting: true, judging: true })
  }
  expect([...seen].toSorted((a, b) => a - b)).toEqual(Object.values(contestStates).toSorted((a, b) => a - b))
})
