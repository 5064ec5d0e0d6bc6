import { setTimeout as sleep } from 'node:timers/promises'
import { NewPublish, UserLike } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../program.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { leaseSeconds } from '../jobs/worker-heartbeat.ts'
import { callAs, type Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { buildPost } from '../testing/posts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { startProcess, stopProcesses, type RunningNode } from './running-node.ts'

let app: TestApp
let collector: Browser
let deleted: string

/** A post that has been in the recycle bin long enough: its purge moves a counter, which must happen once. */
beforeAll(async () => {
  app = await openTestApp({ machineClock: true })
  const author = await buildMember(app)
  collector = await buildMember(app)
  deleted = await buildPost(app, author)
  for (const targetId of [deleted, await buildPost(app, author)]) {
    await callAs(app, collector, UserLike.Collect, { targetType: 1, targetId, on: true })
  }
  await callAs(app, author, NewPublish.DeletePublish, { id: deleted })
  await sql`update publish set deleted_at = now() - interval '31 days' where id = ${deleted}`.execute(
    app.app.db,
  )
})
afterAll(async () => {
  await stopProcesses()
  await app.close()
})

const settings = () => ({ DATA_DIR: app.app.env.dataDir, DATABASE_URL: app.databaseUrl })

async function putPurgeInLine(): Promise<void> {
  const purge = jobs.find((job) => job.name === 'post.purgeDeleted')
  if (purge === undefined) throw new Error('there is no such job')
  await enqueue(app.app.db, purge, {}, { key: 'drill' })
}

async function jobsLeft(): Promise<{ locked: boolean }[]> {
  const { rows } = await sql<{ locked: boolean }>`select locked_at is not null as locked
    from graphile_worker.jobs where key = 'post.purgeDeleted:drill'`.execute(app.app.db)
  return rows
}

const isJobTaken = async () => (await jobsLeft()).some(({ locked }) => locked)
const isJobDone = async () => (await jobsLeft()).length === 0

async function state(): Promise<{ post: number; marks: number; collects: number }> {
  const { rows } = await sql<{ post: number; marks: number; collects: number }>`select
    (select count(*) from publish where id = ${deleted}) as post,
    (select count(*) from post_collect where publish_id = ${deleted}) as marks,
    (select collect_count from member_counter where member_id = ${collector.userId}) as collects`.execute(
    app.app.db,
  )
  if (rows[0] === undefined) throw new Error('no response')
  return rows[0]
}

/** Polls while `by` runs and fails at once when it exits; otherwise only the test's own time limit ends the wait. */
async function until(what: string, condition: () => Promise<boolean>, by?: RunningNode): Promise<void> {
  let isOver = false
  void by?.exited.then(() => (isOver = true))
  while (!(await condition())) {
    if (isOver) throw new Error(`the program ended before ${what}:\n${by?.output()}`)
    await sleep(10)
  }
}

/** Whether a statement waits at the lock of the collector's counters: the job's, or that of a proof of counters. */
async function waitsAtCounters(): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query like '%member_counter%'`.execute(app.app.db)
  return rows.length > 0
}

test('a job killed with -9 half-way leaves no change, and another node runs it once', async () => {
  const first = await startProcess(settings())
  await app.app.db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    // Stops the job after it removed the reactions and before it counted them.
    await tx
      .selectFrom('member_counter')
      .where('member_id', '=', collector.userId)
      .select('member_id')
      .forUpdate()
      .execute()
    await putPurgeInLine()
    await until('the job is half-way', async () => (await isJobTaken()) && (await waitsAtCounters()), first)
    first.signal('SIGKILL')
    await first.exited
  })
  await until('the dead program lets go', async () => !(await waitsAtCounters()))
  expect(await state()).toEqual({ post: 1, marks: 1, collects: 2 })
  expect(await jobsLeft()).toEqual([{ locked: true }])

  // A dead worker's lease lasts a minute; the drill does not wait for it.
  await sql`update job_worker set seen_at = seen_at - ${leaseSeconds + 1} * interval '1 second'`.execute(
    app.app.db,
  )
  const second = await startProcess(settings())
  await until('another node has done the job', isJobDone, second)
  expect(await state()).toEqual({ post: 0, marks: 0, collects: 1 })

  await putPurgeInLine()
  await until('the job ran once more', isJobDone, second)
  expect(await state()).toEqual({ post: 0, marks: 0, collects: 1 })
})
