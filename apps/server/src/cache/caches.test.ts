import { describe, expect, it } from 'vitest'
import { makeCaches, openCache, openLoadingCache } from './caches.ts'

function openTimed() {
  const time = { now: 1000 }
  return { time, caches: makeCaches(() => time.now) }
}

/** Loads that end when the test resolves them. */
function heldLoads() {
  const waiting = new Map<string, (value: string | Error) => void>()
  const begun: string[] = []
  const load = (key: string) =>
    new Promise<string>((resolve, reject) => {
      begun.push(key)
      waiting.set(key, (value) => (value instanceof Error ? reject(value) : resolve(value)))
    })
  return { begun, load, end: (key: string, value: string | Error) => waiting.get(key)?.(value) }
}

const settings = { name: 'sample', max: 3, ttlMs: 100 }

describe('a cache filled by its user', () => {
  it('keeps the most recently used values until they expire', () => {
    const { time, caches } = openTimed()
    const cache = openCache<string>(caches, settings)
    for (const key of ['a', 'b', 'c']) cache.set(key, key)
    cache.get('a')
    cache.set('d', 'd')
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd'])
    time.now += 100
    cache.set('e', 'e', 50)
    expect(cache.get('d')).toBe('d')
    time.now += 51
    expect(['d', 'e'].map((key) => cache.get(key))).toEqual([undefined, undefined])
  })

  it('stores nothing with a TTL of zero, which the library takes as infinite', () => {
    const { caches } = openTimed()
    const cache = openCache<string>(caches, settings)
    cache.set('a', 'a', 0)
    cache.set('b', 'b', -1)
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined])
  })

  it('deletes by value, also the oldest and the newest', () => {
    const { caches } = openTimed()
    const cache = openCache<{ of: number }>(caches, settings)
    for (const [key, of] of Object.entries({ a: 1, b: 2, c: 1 })) cache.set(key, { of })
    cache.deleteWhere(({ of }) => of === 1)
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.of)).toEqual([undefined, 2, undefined])
  })

  it('counts hits, misses and outdated values', () => {
    const { caches } = openTimed()
    const cache = openCache<number>(caches, settings)
    cache.get('a')
    cache.set('a', 1)
    cache.get('a', (value) => value === 1)
    cache.get('a', (value) => value === 2)
    expect(caches.opened.map((figures) => figures())).toEqual([
      { name: 'sample', hits: 1, misses: 2, size: 1, bytes: 0 },
    ])
  })
})

describe('a cache that loads', () => {
  it('loads once for concurrent callers, and counts the age from the start of the load', async () => {
    const { time, caches } = openTimed()
    const { begun, load, end } = heldLoads()
    const cache = openLoadingCache<string>(caches, settings, load)
    const asked = [cache.fetch('a'), cache.fetch('a')]
    time.now += 60
    asked.push(cache.fetch('a'))
    end('a', 'first')
    expect(await Promise.all(asked)).toEqual(['first', 'first', 'first'])
    expect([cache.cached('a'), cache.cached('b')]).toEqual(['first', undefined])
    time.now += 40
    expect(await cache.fetch('a')).toBe('first')
    time.now += 1
    const again = cache.fetch('a')
    end('a', 'second')
    expect(await again).toBe('second')
    expect(begun).toEqual(['a', 'a'])
    expect(caches.opened[0]?.()).toMatchObject({ hits: 4, misses: 2, size: 1 })
  })

  it('does not cache a failure, which all waiting callers get', async () => {
    const { caches } = openTimed()
    const { load, end } = heldLoads()
    const cache = openLoadingCache<string>(caches, settings, load)
    const asked = [cache.fetch('a'), cache.fetch('a')]
    end('a', new Error('away'))
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = cache.fetch('a')
    end('a', 'there')
    expect(await again).toBe('there')
  })

  it('answers all waiting callers when more is being loaded than it can store', async () => {
    const { caches } = openTimed()
    const { load, end } = heldLoads()
    const cache = openLoadingCache<string>(caches, settings, load)
    const keys = ['a', 'b', 'c', 'd', 'e', 'f']
    const asked = keys.map((key) => cache.fetch(key))
    for (const key of keys) end(key, key.toUpperCase())
    expect(await Promise.all(asked)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  })

  it('evicts the least recently used values beyond its bytes, and stores none larger than all of them', async () => {
    const { caches } = openTimed()
    const sized = { ...settings, maxBytes: 10, bytesOf: (value: string) => value.length }
    const cache = openLoadingCache<string>(caches, sized, async (key) => key)
    for (const key of ['four', 'five5', '', 'six666', 'longer than ten'])
      expect(await cache.fetch(key)).toBe(key)
    const stored = ['four', 'five5', '', 'six666', 'longer than ten'].filter(
      (key) => cache.cached(key) === key,
    )
    expect(stored).toEqual(['', 'six666'])
    expect(caches.opened[0]?.()).toMatchObject({ size: 2, bytes: 7 })
  })

  it('returns an expired value while it reloads, where allowed, and keeps it after a failure', async () => {
    const { time, caches } = openTimed()
    const { begun, load, end } = heldLoads()
    const cache = openLoadingCache<string>(caches, { ...settings, allowStale: true }, load)
    const first = cache.fetch('a')
    end('a', 'first')
    await first
    time.now += 101
    expect(await Promise.all([cache.fetch('a'), cache.fetch('a')])).toEqual(['first', 'first'])
    expect(begun).toEqual(['a', 'a'])
    end('a', new Error('away'))
    await new Promise(setImmediate)
    expect(await cache.fetch('a')).toBe('first')
    end('a', 'second')
    await new Promise(setImmediate)
    expect(await cache.fetch('a')).toBe('second')
  })

  it('keeps a value for the TTL its caller gives', async () => {
    const { time, caches } = openTimed()
    let loads = 0
    const cache = openLoadingCache<number, number>(caches, settings, async (_, add) => (loads += add))
    expect(await cache.fetch('a', 1, 500)).toBe(1)
    time.now += 500
    expect(await cache.fetch('a', 1, 500)).toBe(1)
    time.now += 1
    expect(await cache.fetch('a', 10)).toBe(11)
  })
})
