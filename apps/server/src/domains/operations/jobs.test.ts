import { errorCatalogue, StaffJob, type JobState } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob } from '../../jobs/job.ts'
import { startWorker } from '../../jobs/worker.ts'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let owner: StaffBrowser
beforeAll(async () => {
  node = await openTestApp({ settings: { LOG_LEVEL: 'fatal' } })
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(() => node.close())

const reason = '供应商恢复了'
let works = false
let runs = 0
const fragile = defineJob(
  'test.fragile',
  z.object({ n: z.int() }),
  async () => {
    runs += 1
    if (!works) throw new Error('no answer about 13800138000')
  },
  { attempts: 1 },
)

async function list(filter: { state?: JobState; name?: string }) {
  const { items } = await callAs(node, owner, StaffJob.GetList, filter)
  return items
}
const lane = async (name: string | null) => {
  const { lanes } = await callAs(node, owner, StaffJob.GetLanes, {})
  return lanes.find((one) => one.lane === name)
}

test('a job that was given up is shown with its error, and runs again', async () => {
  await enqueue(node.app.db, fragile, { n: 1 })
  expect(await list({ name: fragile.name })).toMatchObject([{ state: 'waiting', lane: 'quick', attempts: 0 }])
  const worker = await startWorker(node.app, {
    databaseUrl: node.databaseUrl,
    jobs: [fragile],
    schedules: [],
  })
  try {
    await expect.poll(() => list({ state: 'failed', name: fragile.name })).toHaveLength(1)
    const [failed] = await list({ state: 'failed' })
    expect(failed).toMatchObject({ attempts: 1, maxAttempts: 1, lane: 'quick' })
    expect(failed?.lastError).toContain('138****8000')
    expect(await lane('quick')).toMatchObject({ failed: 1 })
    const id = failed?.id ?? ''
    works = true
    await callAs(node, owner, StaffJob.RunAgain, { id, reason })
    await expect.poll(() => list({ name: fragile.name })).toEqual([])
    expect(runs).toBe(2)
    expect(await lane('quick')).toMatchObject({ failed: 0, waiting: 0 })
    const acts = await node.app.db
      .selectFrom('staff_act')
      .where('target_kind', '=', 'job')
      .where('target_id', '=', id)
      .select(['act', 'reason', 'before', 'after'])
      .execute()
    const { name } = fragile
    const before = { name, attempts: 1, state: 'failed' }
    expect(acts).toEqual([
      { act: 'job.runAgain', reason, before, after: { name, attempts: 0, state: 'waiting' } },
    ])
  } finally {
    await worker.stop()
  }
})

test('a job of another version of the program has no lane, and can be dropped', async () => {
  await sql`select graphile_worker.add_job('old.name')`.execute(node.app.db)
  const [job] = await list({ name: 'old.name' })
  expect(job).toMatchObject({ lane: null })
  expect(await lane(null)).toMatchObject({ waiting: 1 })
  await callAs(node, owner, StaffJob.Drop, { id: job?.id ?? '', reason })
  expect(await list({ name: 'old.name' })).toEqual([])
})

test('a running job is neither started again nor dropped', async () => {
  const { rows } = await sql<{ id: number }>`select id from graphile_worker.add_job('test.running')`.execute(
    node.app.db,
  )
  const id = String(rows[0]?.id)
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody' where id = ${id}`.execute(
    node.app.db,
  )
  expect(await list({ state: 'running' })).toMatchObject([{ id, state: 'running' }])
  for (const method of [StaffJob.RunAgain, StaffJob.Drop])
    expect((await callRaw(node, owner, method, { id, reason })).body.error?.code).toBe(
      errorCatalogue.ContentNotFound.code,
    )
})
