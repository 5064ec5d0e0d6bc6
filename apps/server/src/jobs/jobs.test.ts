import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTcpProxy } from '../drills/tcp-proxy.ts'
import { buildStaff } from '../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../testing/test-app.ts'
import { enqueue, gatherFor } from './enqueue.ts'
import { defineJob, type Job, type Lane } from './job.ts'
import { purgeExpired } from './purge-expired.ts'
import { startWorker, type Worker } from './worker.ts'
import { jobCtxOf } from '../testing/job-ctx.ts'
import { sendHeartbeat, leaseSeconds } from './worker-heartbeat.ts'

let app: TestApp
let second: TestNode
const workers: Worker[] = []

beforeAll(async () => {
  app = await openTestApp({ settings: { LOG_LEVEL: 'fatal' } })
  second = await app.addNode()
})
afterAll(async () => {
  for (const worker of workers) await worker.stop()
  await app.close()
})

async function startWorkers(jobs: Job[]): Promise<void> {
  for (const node of [app, second]) {
    workers.push(await startWorker(node.app, { databaseUrl: app.databaseUrl, jobs, schedules: [] }))
  }
}

test('an invalid payload is refused before it is enqueued', async () => {
  const job = defineJob('test.strict', z.object({ n: z.int() }), async () => undefined)
  await expect(enqueue(app.app.db, job, { n: 1.5 })).rejects.toThrow()
})

test('two nodes run each job once, a failed one again, and none of a rolled-back transaction', async () => {
  const done: number[] = []
  let failures = 0
  const count = defineJob('test.count', z.object({ n: z.int() }), async (_, { n }) => {
    done.push(n)
  })
  const stumble = defineJob('test.stumble', z.object({}), async () => {
    failures += 1
    if (failures === 1) throw new Error('first try')
  })
  await startWorkers([count, stumble])
  for (let n = 0; n < 60; n++) await enqueue(app.app.db, count, { n })
  await enqueue(app.app.db, stumble, {})
  const lost = app.app.db.transaction().execute(async (tx) => {
    await enqueue(tx, count, { n: 999 })
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  await expect.poll(() => done.length >= 60 && failures === 2).toBe(true)
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n))
})

test('a job knows its last attempt', async () => {
  const attempts: boolean[] = []
  const faulty = defineJob(
    'test.faulty',
    z.object({}),
    async ({ isLastAttempt }) => {
      attempts.push(isLastAttempt)
      throw new Error('every try')
    },
    { attempts: 2 },
  )
  await startWorkers([faulty])
  await enqueue(app.app.db, faulty, {})
  await expect.poll(() => attempts).toEqual([false, true])
})

test('a quick job starts while jobs of every other lane are running', async () => {
  const began: string[] = []
  const over = Promise.withResolvers<void>()
  const long = (lane: Lane) =>
    defineJob(
      `test.long.${lane}`,
      z.object({}),
      async () => {
        began.push(lane)
        await over.promise
      },
      { lane },
    )
  const waits = [long('slow'), long('upkeep')]
  const quick = defineJob('test.quick', z.object({}), async () => {
    began.push('quick')
  })
  await startWorkers([...waits, quick])
  // More of each kind than both nodes run at once.
  for (const job of waits) for (let n = 0; n < 4; n++) await enqueue(app.app.db, job, {})
  await expect.poll(() => began.length === 4).toBe(true)
  await enqueue(app.app.db, quick, {})
  await expect.poll(() => began.includes('quick')).toBe(true)
  expect(began.toSorted()).toEqual(['quick', 'slow', 'slow', 'upkeep', 'upkeep'])
  over.resolve()
  await expect.poll(() => began.length === 9).toBe(true)
})

test('a node that runs jobs of one slow lane only serves their schedule, and reports no error', async () => {
  const errors: unknown[] = []
  const node = await openTestApp({
    settings: { LOG_LEVEL: 'error' },
    logTo: { write: (line) => void errors.push(line) },
  })
  const done = Promise.withResolvers<void>()
  const nightly = defineJob('test.nightly', z.object({}), async () => done.resolve(), { lane: 'upkeep' })
  const worker = await startWorker(node.app, {
    databaseUrl: node.databaseUrl,
    jobs: [nightly],
    schedules: [{ job: nightly, pattern: '* * * * *' }],
  })
  await enqueue(node.app.db, nightly, {})
  await done.promise
  await worker.stop()
  const { rows } = await sql`select from graphile_worker._private_known_crontabs
    where identifier = 'test.nightly'`.execute(node.app.db)
  await node.close()
  expect([rows.length, errors]).toEqual([1, []])
})

test('a worker whose first query fails finds jobs later', async () => {
  const { db } = app.app
  await sql`create function refuse_task() returns trigger language plpgsql as
    $$ begin raise exception 'the database is away'; end $$`.execute(db)
  await sql`create trigger refuse_task before insert on graphile_worker._private_tasks
    for each row when (new.identifier = 'test.late') execute function refuse_task()`.execute(db)
  let isDone = false
  const late = defineJob('test.late', z.object({}), async () => {
    isDone = true
  })
  const refused = vi.spyOn(app.app.log, 'debug')
  workers.push(await startWorker(app.app, { databaseUrl: app.databaseUrl, jobs: [late], schedules: [] }))
  await expect
    .poll(() => refused.mock.calls.some(([, text]) => String(text).startsWith('Failed to acquire job')))
    .toBe(true)
  await sql`drop trigger refuse_task on graphile_worker._private_tasks`.execute(db)
  await enqueue(db, late, {})
  await expect.poll(() => isDone).toBe(true)
})

test('a worker listens again within seconds after the database was away for long', async () => {
  const proxy = await openTcpProxy(app.databaseUrl)
  const name = `listens-${process.pid}`
  const url = new URL(proxy.url)
  url.searchParams.set('application_name', name)
  const heard = defineJob('test.heard', z.object({}), async () => undefined)
  workers.push(await startWorker(app.app, { databaseUrl: url.href, jobs: [heard], schedules: [] }))
  const isListening = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where application_name = ${name} and query like 'LISTEN %'`.execute(app.app.db)
    return rows.length === 1
  }
  await expect.poll(isListening).toBe(true)
  await proxy.shut()
  // Its listener alone would wait 20 s and more after so long.
  await sleep(14_000)
  await proxy.open()
  await expect.poll(isListening, { timeout: 8000 }).toBe(true)
  await workers.pop()?.stop()
  await proxy.close()
}, 60_000)

test('a second job with the same key replaces the waiting one', async () => {
  const job = defineJob('test.keyed', z.object({ n: z.int() }), async () => undefined)
  const runAt = new Date(Date.now() + 3600_000)
  await enqueue(app.app.db, job, { n: 1 }, { key: 'a', runAt })
  await enqueue(app.app.db, job, { n: 2 }, { key: 'a', runAt })
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs where key = 'test.keyed:a'`.execute(app.app.db)
  expect(rows).toEqual([{ payload: { n: 2 } }])
})

test('jobs of a period become one that runs at its end, with all that they list', async () => {
  const job = defineJob('test.gathered', z.array(z.int()), async () => undefined)
  const start = Date.UTC(2026, 10, 28, 12)
  for (const [payload, ms] of [
    [[1, 2], 0],
    [[3], 1999],
    [[4], 2000],
  ] as const) {
    await enqueue(app.app.db, job, [...payload], gatherFor(2000, new Date(start + ms)))
  }
  const { rows } = await sql<{ payload: unknown; at: Date }>`
    select payload, run_at as at from graphile_worker._private_jobs
    where key like 'test.gathered:%' order by run_at`.execute(app.app.db)
  expect(rows).toEqual([
    { payload: [1, 2, 3], at: new Date(start + 2000) },
    { payload: [4], at: new Date(start + 4000) },
  ])
})

test('jobs of a worker without heartbeat are unlocked, those of a living one are not', async () => {
  const job = defineJob('test.abandoned', z.object({ who: z.string() }), async () => undefined)
  const runAt = new Date(Date.now() + 3600_000)
  // First, because a heartbeat of a worker of this file may come at any time.
  await sql`insert into job_worker (pool_id, seen_at) values
    ('pool-dead', now() - ${leaseSeconds + 1} * interval '1 second'), ('pool-alive', now())`.execute(
    app.app.db,
  )
  for (const who of ['pool-dead', 'pool-alive', 'pool-unknown']) {
    await enqueue(app.app.db, job, { who }, { key: who, runAt })
    await sql`update graphile_worker._private_jobs set locked_by = ${who},
      locked_at = now() - ${leaseSeconds + 5} * interval '1 second' where key = ${`test.abandoned:${who}`}`.execute(
      app.app.db,
    )
  }
  await sendHeartbeat(app.app.db, 'pool-me')
  const { rows } = await sql<{ who: string }>`
    select payload->>'who' as who from graphile_worker._private_jobs
    where locked_by is not null and key like 'test.abandoned:%'`.execute(app.app.db)
  expect(rows).toEqual([{ who: 'pool-alive' }])
})

test('expired rows are removed, others stay', async () => {
  const db = app.app.db
  await sql`insert into used_nonce (scope, nonce, used_at) values
    ('s', 'oldnonce', now() - interval '16 minutes'), ('s', 'newnonce', now())`.execute(db)
  await sql`insert into outbox_event (id, name, payload, relayed_at) values
    (gen_random_uuid(), 'target.marked', '{}', now() - interval '8 days'),
    (gen_random_uuid(), 'target.marked', '{}', null)`.execute(db)
  await purgeExpired.perform(jobCtxOf(app.app), {})
  const nonces = await db.selectFrom('used_nonce').select('nonce').where('scope', '=', 's').execute()
  expect(nonces).toEqual([{ nonce: 'newnonce' }])
  const events = await db.selectFrom('outbox_event').select('relayed_at').execute()
  expect(events).toEqual([{ relayed_at: null }])
})

test('a worker stops although one of its jobs never ends, and leaves no connection', async () => {
  const name = `stopped-${process.pid}`
  const url = new URL(app.databaseUrl)
  url.searchParams.set('application_name', name)
  let begun = false
  const endless = defineJob('test.endless', z.object({}), async () => {
    begun = true
    await new Promise(() => undefined)
  })
  const worker = await startWorker(app.app, {
    databaseUrl: url.href,
    jobs: [endless],
    schedules: [],
    stopMs: 200,
  })
  await enqueue(app.app.db, endless, {})
  await expect.poll(() => begun).toBe(true)
  await worker.stop()
  const connections = sql`select pid from pg_stat_activity where application_name = ${name}`
  await expect.poll(async () => (await connections.execute(app.app.db)).rows).toEqual([])
})

test('ended sessions of staff and invitations are removed after 90 days', async () => {
  const { db } = app.app
  const { staffId } = await buildStaff(app, ['support'])
  const day = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
  const session = (ended: Date | null, expires: Date) => ({
    id: crypto.randomUUID(),
    staff_id: staffId,
    secret_hash: randomBytes(32),
    device: '',
    ip: '',
    region: '',
    created_at: day(100),
    last_used_at: day(100),
    confirmed_at: day(100),
    expires_at: expires,
    ended_at: ended,
  })
  const invitation = (ended: Date | null, expires: Date) => ({
    id: crypto.randomUUID(),
    token_hash: randomBytes(32),
    roles: ['support'],
    totp_cipher: randomBytes(8),
    invited_by: 'somebody',
    created_at: day(100),
    expires_at: expires,
    ended_at: ended,
  })
  const stay = [session(day(89), day(99)), session(null, day(89))]
  await db
    .insertInto('staff_session')
    .values([...stay, session(day(91), day(95)), session(null, day(91))])
    .execute()
  const open = [invitation(day(89), day(98)), invitation(null, day(89))]
  await db
    .insertInto('staff_invitation')
    .values([...open, invitation(day(91), day(98)), invitation(null, day(91))])
    .execute()
  await purgeExpired.perform(jobCtxOf(app.app), {})
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted()
  const sessions = await db.selectFrom('staff_session').select('id').where('ip', '=', '').execute()
  expect(ids(sessions)).toEqual(ids(stay))
  expect(ids(await db.selectFrom('staff_invitation').select('id').execute())).toEqual(ids(open))
})
