import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lockLifeMs, makeTabLock } from './refresh-lock.ts'
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

class Shelf {
  private readonly kept = new Map<string, string>()
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }
  removeItem(key: string): void {
    this.kept.delete(key)
  }
}

function tab(storage: Shelf, owner: string, clock: { now: number }) {
  return makeTabLock({
    storage,
    key: 'lock',
    owner,
    now: () => clock.now,
    settle: () => new Promise((resolve) => setTimeout(resolve, 5)),
  })
}

describe('the lock that tabs share', () => {
  test('of five tabs that begin together one gets it', async () => {
    const storage = new Shelf()
    const tabs = ['a', 'b', 'c', 'd', 'e'].map((owner) => tab(storage, owner, { now }))
    const got = await Promise.all(tabs.map((one) => one.acquire()))
    expect(got.filter(Boolean)).toHaveLength(1)
  })

  test('nobody else gets it while it is held, whoever tries and whoever gives back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('b', 'c', 'd'), { maxLength: 6 }), async (others) => {
        const storage = new Shelf()
        const clock = { now }
        const holder = tab(storage, 'a', clock)
        expect(await holder.acquire()).toBe(true)
        for (const owner of others) {
          const other = tab(storage, owner, clock)
          expect(await other.acquire()).toBe(false)
          other.release()
        }
        holder.release()
        expect(await tab(storage, 'z', clock).acquire()).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  test('a tab that died with it holds the others up for ten seconds', async () => {
    const storage = new Shelf()
    const clock = { now }
    await tab(storage, 'dead', clock).acquire()
    clock.now += lockLifeMs - 1
    expect(await tab(storage, 'b', clock).acquire()).toBe(false)
    clock.now += 1
    expect(await tab(storage, 'b', clock).acquire()).toBe(true)
  })

  test('an unreadable lock is no lock', async () => {
    const storage = new Shelf()
    storage.setItem('lock', 'nonsense')
    expect(await tab(storage, 'a', { now }).acquire()).toBe(true)
  })
})
