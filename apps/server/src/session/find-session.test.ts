import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCaches } from '../cache/caches.ts'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeSessionFinder } from './find-session.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

async function openFinder() {
  const { token, userId } = await buildMember(node)
  const time = { now: 1000 }
  const announcing: ((sessionId: string) => void)[] = []
  const caches = makeCaches(() => time.now)
  const finder = makeSessionFinder({
    db: node.app.db,
    env: node.app.env,
    caches,
    bus: { ...node.app.bus, subscribe: (_, receive) => void announcing.push(receive) },
  })
  return {
    time,
    find: (given = token) => finder.find(given),
    sizes: () => Object.fromEntries(caches.opened.map((figures) => [figures().name, figures().size])),
    announce: (sessionId: string) => announcing.forEach((receive) => receive(sessionId)),
    /** As on another node whose announcement is lost. */
    endSilently: () =>
      node.app.db
        .updateTable('session')
        .set({ ended_at: node.app.now(), ended_reason: 'logout' })
        .where('member_id', '=', userId)
        .execute(),
  }
}

test('a cached session is read again after five seconds', async () => {
  const { time, find, endSilently } = await openFinder()
  expect((await find())?.ended).toBeNull()
  await endSilently()
  time.now += 5000
  expect((await find())?.ended).toBeNull()
  time.now += 1
  expect((await find())?.ended).toBe('here')
})

test('an announced session is forgotten, and others are not', async () => {
  const { find, announce, endSilently } = await openFinder()
  const sessionId = (await find())?.sessionId ?? ''
  await endSilently()
  announce('01900000-0000-7000-8000-000000000000')
  expect((await find())?.ended).toBeNull()
  announce(sessionId)
  expect((await find())?.ended).toBe('here')
})

test('what was read during an announcement is not cached', async () => {
  const { find, announce, endSilently } = await openFinder()
  const reading = find()
  announce('01900000-0000-7000-8000-000000000000')
  expect((await reading)?.ended).toBeNull()
  await endSilently()
  expect((await find())?.ended).toBe('here')
})

test('made-up tokens take no place from sessions', async () => {
  const { find, sizes } = await openFinder()
  await find()
  for (let guess = 0; guess < 50; guess++) expect(await find(`guess${guess}`)).toBeNull()
  expect(sizes()).toMatchObject({ session: 1, unknownToken: 50 })
})
