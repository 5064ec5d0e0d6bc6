import { enrolStates } from '@guangquan/contract/activity/activity.words'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  activityStateAt,
  enrolStateAt,
  giveFreePlaces,
  nextChangeAt,
  offerUntil,
  suspendedUntil,
  type ActivityFacts,
} from './activity-state.ts'

const hour = 3600_000
const day = 24 * hour
const facts: ActivityFacts = {
  stage: 'published',
  signMode: 1,
  signStart: 10 * day,
  signEnd: 20 * day,
  start: 21 * day,
  end: 21 * day + 3 * hour,
  capacity: 2,
  held: 0,
  taken: 0,
}

test('an activity passes through its states by time and places', () => {
  const at = (now: number, more: Partial<ActivityFacts> = {}) => activityStateAt({ ...facts, ...more }, now)
  expect(at(9 * day)).toBe(2)
  expect(at(10 * day)).toBe(3)
  expect(at(11 * day, { taken: 2 })).toBe(4)
  expect(at(11 * day, { taken: 1, held: 1 })).toBe(4)
  expect(at(11 * day, { taken: 2, signMode: 3 })).toBe(3)
  expect(at(11 * day, { taken: 99, capacity: 0 })).toBe(3)
  expect(at(20 * day)).toBe(5)
  expect(at(21 * day)).toBe(6)
  expect(at(21 * day + 3 * hour)).toBe(7)
  for (const [stage, state] of [
    ['draft', 0],
    ['inReview', 1],
    ['cancelled', 8],
  ] as const)
    expect(at(11 * day, { stage })).toBe(state)
})

test('offers wait 12 hours, then 2, then none, and never longer than the sign-up', () => {
  expect(offerUntil(facts, 15 * day)).toBe(15 * day + 12 * hour)
  expect(offerUntil(facts, 20 * day - hour)).toBe(20 * day)
  expect(offerUntil(facts, 20 * day)).toBeNull()
  const late = { ...facts, signEnd: facts.start }
  expect(offerUntil(late, facts.start - 10 * hour)).toBe(facts.start - 8 * hour)
  expect(offerUntil(late, facts.start - 2 * hour)).toBe(facts.start - 2 * hour)
  expect(offerUntil(late, facts.start)).toBeNull()
})

test('time ends offers, waiting, reviews and draws, and counts who did not come where the entrance was open', () => {
  const by = { ...facts, hasCheckIns: true, online: false }
  const after = (state: keyof typeof enrolStates, now: number, more: object = {}) =>
    enrolStateAt({ state: enrolStates[state], offerUntil: 12 * day }, { ...by, ...more }, now)
  expect(after('offered', 12 * day - 1)).toBe(4)
  expect(after('offered', 12 * day)).toBe(6)
  expect(after('waiting', 20 * day)).toBe(6)
  expect(after('waiting', 20 * day, { signMode: 3 })).toBe(3)
  expect(after('waiting', 21 * day, { signMode: 3 })).toBe(10)
  expect(after('inReview', 21 * day)).toBe(5)
  expect(after('inDraw', 21 * day)).toBe(10)
  expect(after('enrolled', 22 * day)).toBe(2)
  expect(after('enrolled', 22 * day + 3 * hour)).toBe(8)
  expect(after('enrolled', 30 * day, { hasCheckIns: false })).toBe(2)
  expect(after('enrolled', 30 * day, { online: true })).toBe(2)
  expect(after('offered', 30 * day, { stage: 'cancelled' })).toBe(4)
})

test('the next change is always ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 * day }), (now) => {
      const next = nextChangeAt(facts, [], now)
      expect(next === null || next > now).toBe(true)
      expect(next === null).toBe(now >= facts.end + day)
    }),
  )
})

test('free places go to the first who fit, never more than there are, and nobody who fits is left', () => {
  const queue = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 })
  fc.assert(
    fc.property(queue, fc.integer({ min: 0, max: 12 }), (seats, free) => {
      const waiters = seats.map((count, index) => ({ id: String(index), seats: count }))
      const { given, passed } = giveFreePlaces(waiters, free)
      const used = waiters.filter(({ id }) => given.includes(id)).reduce((sum, one) => sum + one.seats, 0)
      expect(used).toBeLessThanOrEqual(free)
      for (const one of waiters.filter(({ id }) => !given.includes(id)))
        expect(one.seats).toBeGreaterThan(free - used)
      const last = Math.max(-1, ...given.map(Number))
      expect(passed).toEqual(
        waiters.filter(({ id }) => Number(id) < last && !given.includes(id)).map(({ id }) => id),
      )
    }),
  )
})

test('two no-shows in 90 days close the sign-up for 30 days from the second', () => {
  expect(suspendedUntil([100 * day], 101 * day)).toBeNull()
  expect(suspendedUntil([20 * day, 100 * day], 101 * day)).toBe(130 * day)
  expect(suspendedUntil([20 * day, 100 * day], 130 * day)).toBeNull()
  expect(suspendedUntil([5 * day, 100 * day], 101 * day)).toBeNull()
})
