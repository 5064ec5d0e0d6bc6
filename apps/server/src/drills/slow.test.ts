import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { NewPublish } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { callRemote, type RemoteResponse } from './remote-call.ts'
import { startProcess, stopProcesses, type RunningNode } from './running-node.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** Five times as many as the program has connections. */
const crowd = 100

let app: TestApp
let gate: TcpProxy
let node: RunningNode
let member: Browser
const agent = new Agent({ keepAlive: true, maxSockets: crowd })

/** The program reaches its database through a proxy that the drill slows down. */
beforeAll(async () => {
  app = await openTestApp({ machineClock: true })
  member = await buildMember(app)
  gate = await openTcpProxy(app.databaseUrl)
  node = await startProcess({
    DATA_DIR: app.app.env.dataDir,
    DATABASE_URL: gate.url,
    WORKER: 'false',
  })
})
afterAll(async () => {
  gate.slow(0)
  agent.destroy()
  await stopProcesses()
  await gate.close()
  await app.close()
})

const list = () =>
  callRemote(app, { url: node.url, as: member, agent, method: NewPublish.GetDraftList, input: {} })
const save = () =>
  callRemote(app, {
    url: node.url,
    as: member,
    agent,
    method: NewPublish.SaveDraft,
    input: { publishType: 1, text: '慢一点' },
  })
const together = (call: () => Promise<RemoteResponse>) => Promise.all(Array.from({ length: crowd }, call))

/** The node responds without its database. */
async function isHealthy(): Promise<void> {
  expect((await fetch(new URL('/healthz', node.url))).status).toBe(200)
}

function expectEnvelopes(responses: RemoteResponse[]): void {
  for (const response of responses.filter((one) => !one.success)) {
    expect(response).toMatchObject({ status: 503, cut: null })
    // The database is away, or every connection waits for it.
    expect([5003, 5007]).toContain(response.errorCode)
  }
}

/** Waits until calls succeed again, without a restart. */
async function recover(): Promise<void> {
  const begin = performance.now()
  while (!(await save()).success) {
    if (performance.now() - begin > 20_000)
      throw new Error(`it did not recover:\n${node.output().slice(-2000)}`)
    await sleep(50)
  }
}

test('with statements of half a second, requests without a connection are refused after two seconds', async () => {
  expect((await save()).success).toBe(true)
  gate.slow(500)
  const crowdResponses = together(list)
  await sleep(1000)
  const first = await Promise.race([isHealthy().then(() => 'health'), crowdResponses.then(() => 'crowd')])
  expect(first).toBe('health')
  const responses = await crowdResponses
  gate.slow(0)
  expectEnvelopes(responses)
  const refused = responses.filter((response) => !response.success)
  expect(refused.length).toBeGreaterThan(0)
  expect(responses.length - refused.length).toBeGreaterThan(0)
  // Requests do not queue up behind the pool: they wait two seconds, then are refused. Served in five rounds they would
  // take fifteen seconds.
  for (const response of responses) expect(response.milliseconds).toBeLessThan(14_000)
  await recover()
})

test('a long lock gives a 503 after two seconds, and other calls continue', async () => {
  const other = await buildMember(app)
  let waiting: Promise<RemoteResponse[]> = Promise.resolve([])
  await app.app.db.transaction().execute(async (tx) => {
    await sql`lock table draft in access exclusive mode`.execute(tx)
    waiting = Promise.all([save(), save(), save()])
    // Behind the lock it would be refused.
    const beside = await callRemote(app, {
      url: node.url,
      as: other,
      agent,
      method: NewPublish.GetTagList,
      input: {},
    })
    expect(beside.success).toBe(true)
    for (const response of await waiting) {
      expect(response).toMatchObject({ success: false, status: 503, errorCode: 5007 })
      expect(response.milliseconds).toBeLessThan(6000)
    }
  })
  await recover()
})

test('a database that stops responding does not leak connections', async () => {
  gate.slow(Infinity)
  const silent = await together(list)
  expectEnvelopes(silent)
  expect(silent.filter((response) => response.success)).toEqual([])
  for (const response of silent) expect(response.milliseconds).toBeLessThan(18_000)
  await isHealthy()
  gate.slow(0)
  await recover()
  // On a busy machine it takes seconds to open all connections again.
  await expect
    .poll(async () => {
      const responses = await together(list)
      expectEnvelopes(responses)
      return responses.filter((response) => response.success).length
    })
    .toBeGreaterThan(crowd / 2)
})
