import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { Probe, probeHandlers } from '../../testing/probe.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let alice: Browser
const log: string[] = []

beforeAll(async () => {
  app = await openTestApp({
    implementations: probeHandlers,
    // A write of a few milliseconds takes half a second on a busy machine.
    handlerTimeoutMs: 1000,
    settings: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void log.push(line) },
  })
  await sql`create table probe_act (step int)`.execute(app.app.db)
  alice = await buildMember(app)
  // Opening a connection may take as long as a call may take here.
  const { max } = app.pool.options
  await Promise.all(Array.from({ length: max }, () => sql`select pg_sleep(0.05)`.execute(app.app.db)))
})
afterAll(() => app.close())
beforeEach(() => sql`truncate probe_act`.execute(app.app.db))

const slow = async (input: { inDatabase?: number; outside?: number; requestId?: string }) =>
  (await callRaw(app, alice, Probe.Slow, { step: 1, ...input })).status

async function countActs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from probe_act`.execute(app.app.db)
  return rows[0]?.count ?? 0
}

async function countSleeping(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`.execute(
    app.app.db,
  )
  return rows[0]?.count ?? 0
}

it('cancels the statement of a request that timed out, and rolls back its writes', async () => {
  const begin = performance.now()
  expect(await slow({ inDatabase: 4 })).toBe(503)
  await expect.poll(countSleeping).toBe(0)
  // Before the sleep ends by itself, and before the statement timeout.
  expect(performance.now() - begin).toBeLessThan(3900)
  expect(await countActs()).toBe(0)
  await expect
    .poll(() => log.map((line) => JSON.parse(line)))
    .toMatchObject([{ level: 40, msg: 'a late request was ended' }])
})

it('does not commit what finishes after the response was sent', async () => {
  const requestId = crypto.randomUUID()
  expect(await slow({ outside: 1.6, requestId })).toBe(503)
  await pause(1000)
  expect(await countActs()).toBe(0)
  const { rows } = await sql<{ count: number }>`select count(*) from answered_request`.execute(app.app.db)
  expect(rows).toEqual([{ count: 0 }])
})

it('responds by the outcome of a commit that was under way', async () => {
  await sql`create function slow_commit() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1.6); return null; end $$`.execute(app.app.db)
  await sql`create constraint trigger slow_commit after insert on probe_act deferrable initially deferred
    for each row execute function slow_commit()`.execute(app.app.db)
  const status = await slow({})
  await sql`drop function slow_commit cascade`.execute(app.app.db)
  expect([status, await countActs()]).toEqual([200, 1])
})

it('affects no statements but those of timed-out requests', async () => {
  // Together as many as the writes of one class that may run at once.
  const late = Array.from({ length: 3 }, () => slow({ inDatabase: 4 }))
  let isOver = false
  const quick = Array.from({ length: 3 }, async () => {
    const statuses: number[] = []
    while (!isOver) statuses.push(await slow({ inDatabase: 0.01 }))
    return statuses
  })
  expect(new Set(await Promise.all(late))).toEqual(new Set([503]))
  await expect.poll(countSleeping).toBeLessThanOrEqual(3)
  await pause(300)
  isOver = true
  const responses = (await Promise.all(quick)).flat()
  expect(responses.filter((status) => status !== 200)).toEqual([])
  expect(await countActs()).toBe(responses.length)
})
