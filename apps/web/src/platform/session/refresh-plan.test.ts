import { describe, expect, test } from 'vitest'
import { refreshPlan } from './refresh-plan.ts'

const minute = 60_000
const hour = 60 * minute
const now = 1_800_000_000_000

describe('when the token is renewed', () => {
  test.each([
    ['fresh, renewed today', { expireAt: now + 100 * hour, renewedAt: now - hour }, 'none'],
    ['six minutes left', { expireAt: now + 6 * minute, renewedAt: now - hour }, 'none'],
    ['five minutes left', { expireAt: now + 5 * minute, renewedAt: now - hour }, 'renew'],
    ['a day since the last renewal', { expireAt: now + 100 * hour, renewedAt: now - 24 * hour }, 'renew'],
    ['signed in just now', { expireAt: now + 168 * hour, renewedAt: now }, 'none'],
    ['renewed just now, and still about to end', { expireAt: now + minute, renewedAt: now - 1000 }, 'none'],
    ['over', { expireAt: now, renewedAt: now - hour }, 'expired'],
    ['long over', { expireAt: now - 1000 * hour, renewedAt: now - 999 * hour }, 'expired'],
  ] as const)('%s', (_, token, plan) => {
    expect(refreshPlan({ now, ...token })).toBe(plan)
  })
})
