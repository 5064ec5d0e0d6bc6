import { expect, test } from 'vitest'
import { momentText, phasesOf } from './contest-text.ts'

const times = {
  collectStart: '2026-10-08 00:00:00',
  collectEnd: '2026-11-07 20:00:00',
  firstAuditEnd: '2026-11-17 20:00:00',
  voteStart: '2026-11-18 00:00:00',
  voteEnd: '2026-11-28 20:00:00',
  judgeEnd: '2026-12-10 20:00:00',
  noticeStart: '2026-12-11 00:00:00',
  noticeEnd: '2026-12-19 00:00:00',
}
const facts = { times, hasJury: true, hasVote: true }

test('phases that a contest does not have are not on its line', () => {
  const labels = (more: Partial<typeof facts>) =>
    phasesOf({ ...facts, ...more, state: 3 }).phases.map(({ label }) => label)
  expect(labels({})).toEqual(['征稿', '初审', '公众投票', '评审', '公示', '揭晓'])
  expect(labels({ hasVote: false })).toEqual(['征稿', '初审', '评审', '公示', '揭晓'])
  expect(labels({ hasJury: false })).toEqual(['征稿', '初审', '公众投票', '公示', '揭晓'])
})

test('the current phase', () => {
  const current = (state: 2 | 3 | 5 | 7 | 8) => phasesOf({ ...facts, state }).current
  expect([current(2), current(3), current(5), current(7), current(8)]).toEqual([-1, 0, 2, 4, 6])
  expect(phasesOf({ ...facts, state: 3 }).phases[0]?.date).toBe('10.08–11.07')
  expect(momentText(times.voteEnd)).toBe('11 月 28 日 20:00')
})
