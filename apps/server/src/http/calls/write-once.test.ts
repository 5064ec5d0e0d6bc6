import { setTimeout as pause } from 'node:timers/promises'
import { isOfConsole, type Access, type Method } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { acting, DatabaseError, Probe, probeHandlers } from '../../testing/probe.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

let app: TestApp
let other: TestNode
let alice: Browser
let moderator: StaffBrowser
/** What the nodes logged during a test, for one that fails. */
const logged: string[] = []

beforeAll(async () => {
  // A repeated write waits for the lock of the first one: twice as long as in production, for a busy machine.
  app = await openTestApp({
    implementations: probeHandlers,
    settings: { LOG_LEVEL: 'warn' },
    logTo: { write: (line: string) => void logged.push(line) },
    lockWithinMs: 2000,
  })
  other = await app.addNode()
  await sql`create table probe_act (step int)`.execute(app.app.db)
  await sql`create table probe_try (step int)`.execute(app.app.db)
  alice = await buildMember(app)
  // With the id of the member.
  moderator = await buildStaff(app, ['moderator'], alice.userId)
})
afterAll(() => app.close())
beforeEach(async ({ onTestFailed }) => {
  logged.length = 0
  onTestFailed(() => console.log(logged.join('')))
  await sql`truncate probe_act, probe_try, answered_request`.execute(app.app.db)
  acting.told = 0
})
afterEach(() => {
  // A test that fails while it holds one would keep the nodes from closing.
  release()
  acting.held = Promise.resolve()
  acting.afterwards = async () => undefined
})

async function countRows(table: 'probe_act' | 'probe_try' | 'answered_request'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(app.app.db)
  return rows[0]?.count ?? 0
}

let release = () => {}

/** Makes `Act` and `Steps` wait in their transaction until `release()`. */
function hold(): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  acting.held = promise
  release = resolve
}

type Acting = Method<Access, typeof Probe.Act.input, typeof Probe.Act.output, 'Forbidden'>

const writes: [string, Acting][] = [
  ['a write that runs inside its transaction', Probe.Act],
  ['a write that opens its transaction itself', Probe.Steps],
  ['a write of staff', Probe.StaffAct],
  ['a write of staff that opens its transaction itself', Probe.StaffSteps],
]

describe.each(writes)('%s', (_, method) => {
  const ofStaff = isOfConsole(method)
  const caller = () => (ofStaff ? moderator : alice)
  const request = () => ({ step: 1, requestId: crypto.randomUUID() })

  it('acts once and gives the same response', async () => {
    const input = request()
    const first = await callAs(app, caller(), method, input)
    expect(await callAs(app, caller(), method, input)).toEqual(first)
    expect(await callAs(other, caller(), method, input)).toEqual(first)
    expect([await countRows('probe_act'), acting.told]).toEqual([1, 1])
  })

  it('waits for the first request, on its node and on another, and gives the same response', async () => {
    const input = request()
    hold()
    const calls = [app, app, other, other].map((node) => callAs(node, caller(), method, input))
    await pause(200)
    release()
    expect(await Promise.all(calls)).toEqual([{ acts: 1 }, { acts: 1 }, { acts: 1 }, { acts: 1 }])
    expect([await countRows('probe_act'), acting.told]).toEqual([1, 1])
  })

  it('is asked to retry when the first one takes too long, also by a clock a minute ahead', async () => {
    const input = request()
    hold()
    const first = callAs(app, caller(), method, input)
    await expect.poll(async () => locksOfClaims()).toBe(1)
    app.advance(60_000)
    expect(await callRaw(other, caller(), method, input)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
      body: { error: { code: 3004 } },
    })
    app.advance(-60_000)
    release()
    expect(await first).toEqual({ acts: 1 })
    expect(await callAs(other, caller(), method, input)).toEqual({ acts: 1 })
  })

  it('refuses the id for another body, also while the first is running, and separates callers', async () => {
    const input = request()
    hold()
    const first = callAs(app, caller(), method, input)
    await expect.poll(async () => locksOfClaims()).toBe(1)
    expect((await callRaw(app, caller(), method, { ...input, step: 2 })).body.error?.code).toBe(400)
    release()
    await first
    expect((await callRaw(app, caller(), method, { ...input, step: 2 })).body.error?.code).toBe(400)
    expect((await callRaw(other, caller(), method, { ...input, step: 2 })).body.error?.code).toBe(400)
    const bob = ofStaff ? await buildStaff(app, ['moderator']) : await buildMember(app)
    expect(await callAs(app, bob, method, { ...input, step: 2 })).toEqual({ acts: 2 })
  })

  it('leaves nothing of a failed run, and can be repeated', async () => {
    const input = { ...request(), breaks: true }
    expect((await callRaw(app, caller(), method, input)).body.error?.code).toBe(3001)
    expect((await callRaw(app, caller(), method, input)).body.error?.code).toBe(3001)
    const { breaks: _, ...repaired } = input
    expect(await callAs(app, caller(), method, repaired)).toEqual({ acts: 1 })
    expect(acting.told).toBe(1)
  })

  it('does not act when its response cannot be stored', async () => {
    const input = request()
    await sql`create function refuse_response() returns trigger language plpgsql as
      $$ begin raise exception 'no response is stored'; end $$`.execute(app.app.db)
    await sql`create trigger refuse_response before update on answered_request
      for each row execute function refuse_response()`.execute(app.app.db)
    const { body } = await callRaw(app, caller(), method, input, { expectsUnknown: true })
    await sql`drop trigger refuse_response on answered_request`.execute(app.app.db)
    await sql`drop function refuse_response`.execute(app.app.db)
    expect(body.error?.code).toBe(5000)
    expect([await countRows('probe_act'), await countRows('answered_request'), acting.told]).toEqual([
      0, 0, 0,
    ])
    expect(await callAs(app, caller(), method, input)).toEqual({ acts: 1 })
  })

  it('does not act when the commit fails', async () => {
    const input = request()
    await sql`create function refuse_commit() returns trigger language plpgsql as
      $$ begin raise exception 'no commit'; end $$`.execute(app.app.db)
    await sql`create constraint trigger refuse_commit after insert on probe_act deferrable initially deferred
      for each row execute function refuse_commit()`.execute(app.app.db)
    const { body } = await callRaw(app, caller(), method, input, { expectsUnknown: true })
    await sql`drop trigger refuse_commit on probe_act`.execute(app.app.db)
    await sql`drop function refuse_commit`.execute(app.app.db)
    expect(body.error?.code).toBe(5000)
    expect([await countRows('probe_act'), await countRows('answered_request'), acting.told]).toEqual([
      0, 0, 0,
    ])
  })

  it('uses one connection for any number of repeated requests', async () => {
    const input = request()
    hold()
    const calls = Array.from({ length: 50 }, () => callAs(app, caller(), method, input))
    await expect.poll(async () => locksOfClaims()).toBe(1)
    await pause(100)
    // Some may still be authenticated. One that held a connection would hold it until the release.
    await expect.poll(openTransactions).toBe(1)
    release()
    expect(new Set((await Promise.all(calls)).map(({ acts }) => acts))).toEqual(new Set([1]))
  })
})

it('separates a member and a person of the staff with the same id', async () => {
  const input = { step: 1, requestId: crypto.randomUUID() }
  expect(await callAs(app, alice, Probe.Act, input)).toEqual({ acts: 1 })
  expect(await callAs(app, moderator, Probe.StaffAct, input)).toEqual({ acts: 2 })
  expect(await callAs(other, moderator, Probe.StaffAct, input)).toEqual({ acts: 2 })
  expect(await callAs(other, alice, Probe.Act, input)).toEqual({ acts: 1 })
})

it('does not commit a write of staff that left no audit row', async () => {
  const { body } = await callRaw(app, moderator, Probe.StaffSilent, { step: 1 }, { expectsUnknown: true })
  expect([body.error?.code, await countRows('probe_act')]).toEqual([5000, 0])
})

it('keeps an attempt counted before the transaction, whatever the outcome', async () => {
  const input = { step: 1, breaks: true, requestId: crypto.randomUUID() }
  await callRaw(app, alice, Probe.Steps, input)
  expect([await countRows('probe_try'), await countRows('probe_act')]).toEqual([1, 0])
  const { breaks: _, ...repaired } = input
  await callAs(app, alice, Probe.Steps, repaired)
  await callAs(app, alice, Probe.Steps, repaired)
  // A response from memory causes no attempt.
  expect([await countRows('probe_try'), await countRows('probe_act')]).toEqual([2, 1])
})

it.each([
  ['with', { requestId: crypto.randomUUID() }],
  ['without', {}],
])('sends what was committed when a later step fails, %s a requestId', async (_, identified) => {
  acting.afterwards = () => Promise.reject(new DatabaseError('55P03'))
  expect(await callAs(app, alice, Probe.Steps, { step: 1, ...identified })).toEqual({ acts: 1 })
  expect(await countRows('probe_act')).toBe(1)
})

/**
 * Transactions that have claimed a request and not ended, of this database only: the tables of other test files'
 * databases are copies with the same ids.
 */
async function locksOfClaims(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_locks
    where database = (select oid from pg_database where datname = current_database())
      and relation = 'answered_request'::regclass and mode = 'RowExclusiveLock' and granted`.execute(
    app.app.db,
  )
  return rows[0]?.count ?? 0
}

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
    app.app.db,
  )
  return rows[0]?.count ?? 0
}
