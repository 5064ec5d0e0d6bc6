import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../context.ts'
import type { Queryable } from '../db/client.ts'
import { openTestApp, type TestApp, type TestNode } from '../testing/test-app.ts'
import { cacheByVersion, type Versioned } from './version-cache.ts'
import { memoize } from './memoize.ts'

let node: TestApp
let other: TestNode
const log: string[] = []

beforeAll(async () => {
  node = await openTestApp({
    implementations: [],
    settings: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void log.push(line) },
  })
  other = await node.addNode()
})
afterAll(() => node.close())

const settings = { name: 'sample', max: 10, ttlMs: 1000 }
const settled = () => new Promise(setImmediate)

test('each node caches for itself, and an expired value survives a logged failure', async () => {
  const loads: App[] = []
  let isAway = false
  const count = memoize(settings, async (app, key) => {
    loads.push(app)
    if (isAway) throw new Error('no database')
    return `${key}${loads.length}`
  })
  expect([await count(node.app, 'n'), await count(node.app, 'n'), await count(other.app, 'n')]).toEqual([
    'n1',
    'n1',
    'n2',
  ])
  expect(loads).toEqual([node.app, other.app])
  isAway = true
  node.advance(1001)
  expect(await count(node.app, 'n')).toBe('n1')
  await settled()
  expect(log.filter((line) => line.includes('an older value is shown')).length).toBe(1)
  await expect(count(node.app, 'never loaded')).rejects.toThrow('no database')
  isAway = false
  expect(await count(node.app, 'n')).toBe('n1')
  await settled()
  expect(await count(node.app, 'n')).toBe('n5')
})

test('a cached value is used only for the version it was made from', async () => {
  const rows = new Map([
    ['a', '1'],
    ['b', '1'],
  ])
  const loaded: string[][] = []
  const stored = cacheByVersion<Versioned, string, { app: App; db: Queryable }>(
    settings,
    async (_, missing) => {
      loaded.push(missing.map(({ key }) => key))
      return missing.flatMap(({ key }) => {
        const version = rows.get(key)
        return version === undefined ? [] : [{ key, version, value: `${key} ${version}` }]
      })
    },
  )
  const ask = (keys: string[], db: Queryable = node.app.db) =>
    stored(
      { app: node.app, db },
      keys.map((key) => ({ key, version: rows.get(key) ?? '0' })),
    )
  expect([...(await ask(['a', 'b', 'gone'])).values()]).toEqual(['a 1', 'b 1'])
  rows.set('b', '2')
  expect([...(await ask(['a', 'b'])).values()].toSorted()).toEqual(['a 1', 'b 2'])
  expect(loaded).toEqual([['a', 'b', 'gone'], ['b']])
  node.advance(1001)
  await ask(['a'])
  expect(loaded.at(-1)).toEqual(['a'])
  // An open transaction may be rolled back.
  rows.set('a', '2')
  await node.app.db.transaction().execute((tx) => ask(['a'], tx))
  loaded.length = 0
  await ask(['a'])
  expect(loaded).toEqual([['a']])
})

test('the figures of every cache are at /metrics', async () => {
  const { body } = await node.server.inject({ url: '/metrics' })
  expect(body).toMatch(/^guangquan_cache_requests_total\{cache="session",result="miss"\} \d+$/m)
  expect(body).toMatch(/^guangquan_cache_requests_total\{cache="sample",result="hit"\} [1-9]\d*$/m)
  expect(body).toMatch(/^guangquan_cache_entries\{cache="sample"\} [1-9]\d*$/m)
})
