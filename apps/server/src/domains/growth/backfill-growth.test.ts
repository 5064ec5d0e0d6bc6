import { sql } from 'kysely'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob } from '../../jobs/job.ts'
import { startWorker, type Worker } from '../../jobs/worker.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { backfillGrowth, membersAtOnce } from './backfill-growth.ts'
import { backfillJob, growthJobs } from './growth.jobs.ts'

const members = membersAtOnce + 2
let node: TestApp
let worker: Worker | undefined
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(async () => {
  await worker?.stop()
  await node.close()
})

/** Members of a release without experience. */
async function addMembers(): Promise<void> {
  await sql`
    insert into member (id, nick_name, nick_name_folded)
    select gen_random_uuid(), '影友' || number, '影友' || number
    from generate_series(1, ${members}::int) as number`.execute(node.app.db)
}

async function countBackfilled(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from growth_member where backfilled_at is not null`.execute(node.app.db)
  return rows[0]?.count ?? 0
}

test('what waits in the same lane runs between two parts, and all members are counted', async () => {
  await addMembers()
  const seen: number[] = []
  const other = defineJob(
    'test.upkeep',
    z.object({}),
    async () => {
      seen.push(await countBackfilled())
    },
    { lane: 'upkeep' },
  )
  await enqueue(node.app.db, backfillJob, {})
  await enqueue(node.app.db, other, {})
  worker = await startWorker(node.app, {
    databaseUrl: node.databaseUrl,
    jobs: [...growthJobs, other],
    schedules: [],
  })
  await expect.poll(countBackfilled).toBe(members)
  expect(seen).toEqual([membersAtOnce])
})

test('a part that is stopped says where the next one goes on', async () => {
  await sql`delete from growth_member`.execute(node.app.db)
  const { db } = node.app
  const now = node.app.now()
  const stopped = await backfillGrowth({ db, now, signal: AbortSignal.abort() })
  expect(stopped).toEqual({ done: 0, next: expect.any(String) })
  const signal = new AbortController().signal
  const { next, done } = await backfillGrowth({ db, now, signal }, stopped.next ?? undefined)
  expect([done, await countBackfilled()]).toEqual([membersAtOnce, membersAtOnce])
  expect(await backfillGrowth({ db, now, signal }, next ?? undefined)).toEqual({ done: 2, next: null })
})
