import { setTimeout as sleep } from 'node:timers/promises'
import { NewPublish } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseError, waitForDatabase } from '../db/wait-for-database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { purgeExpired } from '../jobs/purge-expired.ts'
import type { Browser } from '../testing/call-as.ts'
import { buildMember, signIn } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { callRemote } from './remote-call.ts'
import { startProcess, stopProcesses, type RunningNode } from './running-node.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

let app: TestApp
let gate: TcpProxy
let node: RunningNode
let member: Browser

/** The program reaches its database through a proxy that was closed for a moment. */
beforeAll(async () => {
  app = await openTestApp({ machineClock: true })
  member = await buildMember(app)
  gate = await openTcpProxy(app.databaseUrl)
  node = await startProcess({ DATA_DIR: app.app.env.dataDir, DATABASE_URL: gate.url })
  await gate.shut()
  if ((await write()).status !== 503) throw new Error('a write succeeded without the database')
  await gate.open()
  while (!(await write()).success) await sleep(50)
})
afterAll(async () => {
  await stopProcesses()
  await gate.close()
  await app.close()
})

const write = (as = member) =>
  callRemote(app, {
    url: node.url,
    as,
    method: NewPublish.SaveDraft,
    input: { publishType: 1, text: '等数据库回来' },
  })

test('after the database is back the bus receives again', async () => {
  // A session is cached for five seconds; what a busy machine does not decide within them is retried with another
  // session.
  const cachedMs = 5000
  for (;;) {
    const browser = await signIn(app, member.userId)
    const begin = performance.now()
    expect((await write(browser)).success).toBe(true)
    const session = await app.app.sessions.find(browser.token)
    if (session === null) throw new Error('no session')
    // Ended by another node: until it reads the session again, this one only learns of it over the bus.
    await app.app.db
      .updateTable('session')
      .set({ ended_at: new Date(), ended_reason: 'revoked' })
      .where('id', '=', session.sessionId)
      .execute()
    let response = await write(browser)
    while (response.success) {
      await app.app.bus.publish('session.changed', session.sessionId)
      await sleep(50)
      response = await write(browser)
    }
    expect(response).toMatchObject({ success: false, errorCode: 1001 })
    if (performance.now() - begin < cachedMs) return
  }
})

test('after the database is back jobs run again', async () => {
  const waiting = async () => {
    const { rows } = await sql`
      select * from graphile_worker.jobs where key = 'kernel.purgeExpired:drill'`.execute(app.app.db)
    return rows
  }
  await enqueue(app.app.db, purgeExpired, {}, { key: 'drill' })
  const deadline = performance.now() + 40_000
  while ((await waiting()).length > 0 && performance.now() < deadline) await sleep(100)
  const left = await waiting()
  expect(left, `${JSON.stringify(left)}\n${node.output().slice(-4000)}`).toEqual([])
})

test('a database that does not respond is reported in a message, without the password', async () => {
  const url = 'postgres://somebody:geheim@127.0.0.1:9/nowhere'
  const notified: string[] = []
  const failure = await waitForDatabase(url, {
    timeoutMs: 700,
    onWait: (reason) => notified.push(reason),
  }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DatabaseError)
  expect(String(failure)).toMatch(/127\.0\.0\.1:9\/nowhere did not answer within 1 s/)
  expect(String(failure) + notified.join()).not.toContain('geheim')
  expect(notified).toHaveLength(1)
})

test('a slow database is waited for; a wrong name is reported at once', async () => {
  await gate.shut()
  const refusedOnce = Promise.withResolvers<void>()
  const waiting = waitForDatabase(gate.url, { timeoutMs: 10_000, onWait: () => refusedOnce.resolve() })
  await refusedOnce.promise
  await gate.open()
  await expect(waiting).resolves.toBeUndefined()

  const wrong = new URL(app.databaseUrl)
  wrong.pathname = '/no_such_database'
  const begin = performance.now()
  await expect(
    waitForDatabase(wrong.toString(), { timeoutMs: 10_000, onWait: () => undefined }),
  ).rejects.toThrow('no such database')
  expect(performance.now() - begin).toBeLessThan(3000)
})
