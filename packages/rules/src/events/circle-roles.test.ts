import type { CircleRole } from '@guangquan/contract'
import { describe, expect, test } from 'vitest'
import {
  circleActs,
  circleRights,
  joinStateOf,
  mayInCircle,
  maySetRole,
  type JoinFacts,
} from './circle-roles.ts'

const roles = [0, 1, 2, 3, 4] as const satisfies readonly CircleRole[]
const aboutOthers = ['mute', 'remove', 'setRole', 'transfer'] as const

describe('everybody of every role, to everybody of every role', () => {
  test.each(circleActs)('%s is for nobody outside the circle', (act) => {
    for (const target of roles) expect(mayInCircle(act, 0, target)).toBe(false)
  })

  test.each(aboutOthers)('%s reaches lower roles only', (act) => {
    const reached = roles.flatMap((actor) =>
      roles.filter((target) => mayInCircle(act, actor, target)).map((target) => target - actor),
    )
    expect(Math.min(...reached)).toBeGreaterThan(0)
  })

  test('members and guests run nothing', () => {
    for (const actor of [3, 4] as const) {
      const rights = circleRights(actor)
      expect(circleActs.filter((act) => rights[act])).toEqual(['publish', 'invite'])
    }
  })

  test('an admin does what an owner gave out, and nothing to the owner or another admin', () => {
    for (const act of ['mute', 'remove', 'blackList', 'fold', 'removePost'] as const) {
      expect(roles.filter((target) => mayInCircle(act, 2, target))).not.toContain(1)
      expect(roles.filter((target) => mayInCircle(act, 2, target))).not.toContain(2)
      expect(mayInCircle(act, 2, 4)).toBe(true)
    }
    for (const act of ['edit', 'setRole', 'transfer', 'dissolve'] as const) {
      for (const target of roles) expect(mayInCircle(act, 2, target)).toBe(false)
    }
  })

  test('nobody gives the own role or a higher one', () => {
    for (const actor of roles) {
      for (const target of roles) {
        for (const next of roles) {
          const expected = actor === 1 && target > 1 && next > 1
          expect(maySetRole(actor, target, next), `${actor} ${target} ${next}`).toBe(expected)
        }
      }
    }
  })
})

const now = new Date('2026-11-01T00:00:00Z')
const before = (days: number) => new Date(now.getTime() - days * 24 * 3600_000)
const facts: JoinFacts = {
  circleStatus: 2,
  isEnding: false,
  audit: 1,
  isFull: false,
  memberStatus: 0,
  changedAt: null,
  isInvited: false,
  isAtLimit: false,
  now,
}

test.each<[Partial<JoinFacts>, string]>([
  [{}, 'apply'],
  [{ audit: 0 }, 'join'],
  [{ audit: 2 }, 'inviteOnly'],
  [{ audit: 2, isInvited: true }, 'invited'],
  [{ memberStatus: 1 }, 'pending'],
  [{ memberStatus: 2 }, 'joined'],
  [{ memberStatus: 3, changedAt: before(6) }, 'wait'],
  [{ memberStatus: 3, changedAt: before(7) }, 'apply'],
  [{ memberStatus: 5, changedAt: before(29) }, 'wait'],
  [{ memberStatus: 5, changedAt: before(30), audit: 0 }, 'join'],
  [{ memberStatus: 4, changedAt: before(0), audit: 0 }, 'join'],
  [{ memberStatus: 6, isInvited: true }, 'blackListed'],
  [{ isFull: true }, 'full'],
  [{ isAtLimit: true }, 'limit'],
  [{ isEnding: true }, 'closed'],
  [{ circleStatus: 4 }, 'closed'],
])('the join button for %o says %s', (change, expected) => {
  expect(joinStateOf({ ...facts, ...change }).state).toBe(expected)
})
