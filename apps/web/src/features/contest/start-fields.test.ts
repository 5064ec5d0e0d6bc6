import { expect, test } from 'vitest'
import { calendarOf, startBody, startErrors, startOf } from './start-fields.ts'

const blank = startOf(null, { circleId: '', today: '2026-11-29' })

test('a new contest begins in three days, and the phases after collecting follow from it', () => {
  expect(blank).toMatchObject({ firstDay: '2026-12-02', lastDay: '2026-12-23' })
  expect(calendarOf(blank)).toEqual({
    vote: '2026-12-26 到 2027-01-02',
    notice: '2027-01-02 到 2027-01-05',
  })
  expect(calendarOf({ ...blank, voteDays: '' })).toBeNull()
})

test('what was typed is checked field by field and sent as the call wants it', () => {
  expect(Object.keys(startErrors(blank))).toEqual(['title'])
  const written = { ...blank, title: '周末街头影友赛', longEdge: '' }
  expect(startErrors(written)).toEqual({})
  expect(startErrors({ ...written, lastDay: written.firstDay, votesPerDay: '11' })).toEqual({
    lastDay: expect.any(String),
    votesPerDay: expect.any(String),
  })
  expect(startBody(written, null)).toMatchObject({
    circleId: null,
    coverFileId: null,
    collectStart: '2026-12-02 00:00:00',
    collectEnd: '2026-12-23 20:00:00',
    longEdge: null,
    prizes: [{ name: '一等奖', count: 1, description: '' }],
  })
})
