import { setTimeout as sleep } from 'node:timers/promises'
import { UserFollow } from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callAs } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../testing/test-app.ts'
import { emit } from './emit.ts'
import { relayBatch, startRelay } from './relay.ts'
import { subscribe, subscribeToBatches } from './subscription.ts'

let app: TestApp
let second: TestNode

beforeAll(async () => {
  app = await openTestApp({ settings: { LOG_LEVEL: 'fatal' } })
  second = await app.addNode()
})
afterAll(() => app.close())
beforeEach(() => app.app.db.deleteFrom('outbox_event').execute())

const follow = () => ({ followerId: uuid(), followedId: uuid() })

async function emitMany(count: number): Promise<string[]> {
  const names: string[] = []
  for (let i = 0; i < count; i++) {
    const payload = follow()
    names.push(payload.followerId)
    await app.app.db.transaction().execute((tx) => emit(tx, 'member.followed', payload))
  }
  return names
}

test('an event of a transaction that rolls back reaches nobody', async () => {
  const seen: string[] = []
  const listener = subscribe('member.followed', 'test.seen', async (_, { followerId }) => {
    seen.push(followerId)
  })
  const lost = app.app.db.transaction().execute(async (tx) => {
    await emit(tx, 'member.followed', follow())
    throw new Error('changed my mind')
  })
  await expect(lost).rejects.toThrow('changed my mind')
  const stored = await emitMany(1)
  await relayBatch(app.app, [listener])
  expect(seen).toEqual(stored)
})

test('two nodes share the events and each is delivered once', async () => {
  const seen: string[] = []
  const listener = subscribe('member.followed', 'test.shared', async (_, { followerId }) => {
    await sleep(1)
    seen.push(followerId)
  })
  const relays = [startRelay(app.app, [listener]), startRelay(second.app, [listener])]
  const emitted = await emitMany(120)
  await expect.poll(() => seen.length >= emitted.length).toBe(true)
  await Promise.all(relays.map((relay) => relay.stop()))
  expect(seen.toSorted()).toEqual(emitted.toSorted())
})

test('a relay wakes at the commit, long before its next poll', async () => {
  const deliveredAt: number[] = []
  const listener = subscribe('member.followed', 'test.wake', async () => {
    deliveredAt.push(performance.now())
  })
  const relay = startRelay(second.app, [listener])
  // The first event is found when the relay starts; afterwards it is idle.
  await emitMany(1)
  await expect.poll(() => deliveredAt.length === 1).toBe(true)
  const begin = performance.now()
  await emitMany(1)
  await expect.poll(() => deliveredAt.length === 2).toBe(true)
  await relay.stop()
  // The next poll is two seconds after the start.
  expect((deliveredAt[1] ?? Infinity) - begin).toBeLessThan(1500)
})

test('the events of a write wake its node without a notification of the database', async () => {
  const [reader, author] = [await buildMember(app), await buildMember(app)]
  const heard = { here: 0, elsewhere: 0 }
  app.app.bus.subscribe('outbox.written', () => void (heard.here += 1))
  second.app.bus.subscribe('outbox.written', () => void (heard.elsewhere += 1))
  await callAs(app, reader, UserFollow.Follow, { userId: author.userId, on: true })
  expect(heard.here).toBe(1)
  // Notifications sent earlier are received earlier.
  const after = Promise.withResolvers<void>()
  second.app.bus.subscribe('config.changed', (key) => key === 'test.after' && after.resolve())
  await app.app.bus.publish('config.changed', 'test.after')
  await after.promise
  expect(heard).toEqual({ here: 1, elsewhere: 0 })
})

test('a subscriber to batches gets its events in one call, and one by one after a failure', async () => {
  const calls: string[][] = []
  const listener = subscribeToBatches('member.followed', 'test.batches', async (_, payloads) => {
    calls.push(payloads.map(({ followerId }) => followerId))
    if (payloads.length > 1 && calls.length > 1) throw new Error('not together')
  })
  const first = await emitMany(3)
  await relayBatch(app.app, [listener])
  expect(calls).toEqual([first])
  const [one = '', other = ''] = await emitMany(2)
  await relayBatch(app.app, [listener])
  expect(calls.slice(1)).toEqual([[one, other], [one], [other]])
})

test('a failing subscriber gets its event again and does not delay the others', async () => {
  const well: string[] = []
  const tries: string[] = []
  const subscriptions = [
    subscribe('member.followed', 'test.ill', async (_, { followerId }) => {
      tries.push(followerId)
      if (tries.length <= 2) throw new Error('not today')
    }),
    subscribe('member.followed', 'test.well', async (_, { followerId }) => {
      well.push(followerId)
    }),
  ]
  const [one = ''] = await emitMany(1)
  await relayBatch(app.app, subscriptions)
  const follows = app.app.db.selectFrom('outbox_event').where('name', '=', 'member.followed')
  const waiting = await follows.selectAll().executeTakeFirstOrThrow()
  expect(waiting).toMatchObject({ attempts: 1, last_error: 'not today', delivered_to: ['test.well'] })
  expect(waiting.retry_at.getTime()).toBeGreaterThan(Date.now())
  // The first batch was tried as a whole and rolled back, so the working subscriber may have received it twice:
  // delivery is at least once.
  expect(new Set(well)).toEqual(new Set([one]))

  await app.app.db
    .updateTable('outbox_event')
    .set({ retry_at: new Date(0) })
    .execute()
  const before = well.length
  await relayBatch(app.app, subscriptions)
  expect(well.length).toBe(before)
  const { relayed_at } = await follows.select('relayed_at').executeTakeFirstOrThrow()
  expect(relayed_at).not.toBeNull()
})

test('a subscriber’s writes commit with the record of delivery or not at all', async () => {
  const key = `test.${uuid()}`
  const listener = subscribe('member.followed', 'test.writes', async ({ tx }) => {
    await tx.insertInto('sys_config').values({ key, value: '1' }).execute()
    throw new Error('after the write')
  })
  await emitMany(1)
  await relayBatch(app.app, [listener])
  const row = await app.app.db.selectFrom('sys_config').where('key', '=', key).selectAll().execute()
  expect(row).toEqual([])
})

test('the bus reaches every node and reconnects when its connection is cut', async () => {
  const heard: string[] = []
  app.app.bus.subscribe('config.changed', (key) => heard.push(`first ${key}`))
  second.app.bus.subscribe('config.changed', (key) => heard.push(`second ${key}`))
  await app.app.bus.publish('config.changed', 'a')
  await expect.poll(() => heard.length === 2).toBe(true)
  expect(heard.toSorted()).toEqual(['first a', 'second a'])

  const cut = await cutBusConnections()
  expect(cut).toBeGreaterThanOrEqual(2)
  heard.length = 0
  await expect
    .poll(async () => {
      await second.app.bus.publish('config.changed', 'b').catch(() => undefined)
      await sleep(50)
      return heard.includes('first b') && heard.includes('second b')
    })
    .toBe(true)
})

async function cutBusConnections(): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'guangquan-bus'`.execute(app.app.db)
  return rows.length
}
