import {
  contestStates,
  entryStates,
  type ContestState,
  type EntryState,
} from '@guangquan/contract/contest/contest.words'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  contestStateAt,
  dueSteps,
  misplacedTime,
  nextContestChange,
  openPhases,
  timesAfterHold,
  type ContestFacts,
} from './contest-state.ts'
import { competingStates, countedStates, entryActsOf, entryMoves, entryStateAfter } from './entry-state.ts'

const hour = 3600_000
const day = 24 * hour
const facts: ContestFacts = {
  stage: 2,
  collectStart: 10 * day,
  collectEnd: 40 * day,
  firstAuditEnd: 50 * day,
  voteStart: 52 * day,
  voteEnd: 60 * day,
  judgeEnd: 70 * day,
  noticeStart: 75 * day,
  noticeEnd: 84 * day,
  heldAt: null,
  resultAt: null,
  publishedAt: null,
}
const at = (now: number, more: Partial<ContestFacts> = {}) => contestStateAt({ ...facts, ...more }, now)

test('a contest passes through its states by time and by what was done', () => {
  expect(at(9 * day)).toBe(2)
  expect(at(10 * day)).toBe(3)
  expect(at(40 * day)).toBe(4)
  expect(at(50 * day)).toBe(6)
  expect(at(52 * day)).toBe(5)
  expect(at(60 * day)).toBe(6)
  expect(at(76 * day)).toBe(6)
  expect(at(76 * day, { resultAt: 75 * day })).toBe(7)
  expect(at(85 * day, { resultAt: 75 * day })).toBe(7)
  expect(at(85 * day, { resultAt: 75 * day, publishedAt: 84 * day })).toBe(8)
  expect(at(84 * day + 90 * day, { resultAt: 75 * day, publishedAt: 84 * day })).toBe(9)
  for (const stage of [0, 1, 10, 11] as const) expect(at(55 * day, { stage })).toBe(stage)
})

test('phases without a vote or a jury are skipped; both may run at a time', () => {
  const noVote = { voteStart: null, voteEnd: null }
  const noJury = { judgeEnd: null }
  const states = (more: Partial<ContestFacts>) =>
    new Set(Array.from({ length: 100 }, (_, index) => at(index * day, more)))
  expect(states(noVote).has(5)).toBe(false)
  expect(states(noJury).has(6)).toBe(false)
  expect(openPhases(facts, 55 * day)).toEqual({
    collecting: false,
    auditing: false,
    voting: true,
    judging: true,
  })
  expect(openPhases(facts, 62 * day)).toMatchObject({ voting: false, judging: true })
  expect(openPhases({ ...facts, heldAt: 54 * day }, 55 * day)).toMatchObject({
    voting: false,
    judging: false,
  })
})

const steps = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 8, maxLength: 8 })
const anyFacts: fc.Arbitrary<ContestFacts> = steps.map((lengths) => {
  let time = 0
  const [
    collectStart = 0,
    collectEnd = 0,
    firstAuditEnd = 0,
    voteStart = 0,
    voteEnd = 0,
    judgeEnd = 0,
    from = 0,
    to = 0,
  ] = lengths.map((length) => (time += length * day))
  return {
    ...facts,
    collectStart,
    collectEnd,
    firstAuditEnd,
    voteStart,
    voteEnd,
    judgeEnd,
    noticeStart: from,
    noticeEnd: to,
  }
})

test('whatever the times, states never go back to collecting, and a late job finds the same state', () => {
  const later = [2, 3, 4, 6, 5, 6]
  fc.assert(
    fc.property(anyFacts, (one) => {
      const seen: number[] = []
      let now: number | null = -1
      // From one change to the next, as the job proceeds.
      while (now !== null) {
        const state = contestStateAt(one, now)
        if (seen.at(-1) !== state) seen.push(state)
        now = nextContestChange(one, now)
      }
      let place = 0
      for (const state of seen) {
        place = later.indexOf(state, place)
        expect(place).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('for a held contest time stands still, and what is left is as long afterwards', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 50 }),
      (one, from, length) => {
        const heldAt = from * day
        const now = heldAt + length * day
        const before = contestStateAt(one, heldAt)
        expect(contestStateAt({ ...one, heldAt }, now)).toBe(before)
        const { stage, heldAt: _held, resultAt, publishedAt, ...times } = one
        const moved = timesAfterHold(times, { heldAt, now })
        expect(contestStateAt({ stage, heldAt: null, resultAt, publishedAt, ...moved }, now)).toBe(before)
        for (const ahead of [1, 5, 30])
          expect(
            contestStateAt({ stage, heldAt: null, resultAt, publishedAt, ...moved }, now + ahead * day),
          ).toBe(contestStateAt(one, heldAt + ahead * day))
      },
    ),
  )
})

test('times must be in order', () => {
  expect(misplacedTime(facts, 7)).toBe(null)
  expect(misplacedTime(facts, 10)).toBe('noticeEnd')
  expect(misplacedTime({ ...facts, collectEnd: 9 * day }, 7)).toBe('collectEnd')
  expect(misplacedTime({ ...facts, voteStart: 45 * day }, 7)).toBe('voteStart')
  expect(misplacedTime({ ...facts, voteEnd: null }, 7)).toBe('voteStart')
  expect(misplacedTime({ ...facts, voteStart: null, voteEnd: null, judgeEnd: null }, 7)).toBe('judgeEnd')
  expect(misplacedTime({ ...facts, noticeStart: 65 * day }, 7)).toBe('noticeStart')
})

test('steps are due once, and a late job does them all', () => {
  const none = { electorsAt: null, isResultReady: true, openObjections: 0 }
  expect(dueSteps({ ...facts, ...none }, 90 * day)).toEqual([
    'freezeElectors',
    'expireCorrections',
    'computeResult',
  ])
  expect(dueSteps({ ...facts, ...none, electorsAt: 52 * day, isResultReady: false }, 90 * day)).toEqual([
    'expireCorrections',
  ])
  const computed = { ...facts, ...none, electorsAt: 52 * day, resultAt: 75 * day }
  expect(dueSteps(computed, 80 * day)).toEqual([])
  expect(dueSteps(computed, 84 * day)).toEqual(['publish'])
  expect(dueSteps({ ...computed, openObjections: 1 }, 84 * day)).toEqual([])
  expect(dueSteps({ ...computed, publishedAt: 84 * day }, 85 * day)).toEqual([])
  expect(dueSteps({ ...computed, heldAt: 80 * day }, 85 * day)).toEqual([])
})

const states: EntryState[] = Object.values(entryStates)
const contests: ContestState[] = Object.values(contestStates)

test('an entry moves by the table alone', () => {
  expect(entryStateAfter('withdraw', { entry: 2, contest: 3 })).toBe(5)
  expect(entryStateAfter('withdraw', { entry: 2, contest: 4 })).toBe(null)
  expect(entryStateAfter('pass', { entry: 1, contest: 4 })).toBe(2)
  expect(entryStateAfter('win', { entry: 9, contest: 8 })).toBe(10)
  expect(entryStateAfter('win', { entry: 12, contest: 8 })).toBe(null)
  expect(entryActsOf('author', { entry: 3, contest: 3 })).toEqual(['withdraw', 'correct'])
  expect(entryActsOf('author', { entry: 10, contest: 8 })).toEqual([])
  expect(entryActsOf('staff', { entry: 1, contest: 4 })).toEqual(['pass', 'return', 'refuse', 'disqualify'])
})

test('every state is reached, no act but one about originals leaves a state as it is, none happens in a closed contest', () => {
  const reached = new Set(Object.values(entryMoves).map(({ to }) => to))
  expect([...reached].toSorted((a, b) => a - b)).toEqual(
    states.filter((state) => state !== entryStates.draft),
  )
  for (const entry of states)
    for (const contest of contests)
      for (const actor of ['author', 'staff', 'rules'] as const)
        for (const act of entryActsOf(actor, { entry, contest })) {
          expect([0, 1, 2, 10, 11]).not.toContain(contest)
          const mayStay = act === 'sendOriginal' || act === 'requestOriginal'
          if (!mayStay) expect(entryStateAfter(act, { entry, contest })).not.toBe(entry)
        }
  for (const state of competingStates) expect(countedStates).toContain(state)
})
