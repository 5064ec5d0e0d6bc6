import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { jobs } from '../program.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

// Only the migration contains their earlier names.
const migration = await readFile(new URL('../db/migrations/0120-job-names.sql', import.meta.url), 'utf8')
const renamed = [...migration.matchAll(/\('([\w.]+)', '([\w.]+)'\)/g)].map(
  ([, earlier = '', later = '']) => [earlier, later] as const,
)

/** Enqueues as a node of another release does, by the name of its program. */
async function enqueueAs(name: string, payload: object, key: string | null): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at => now() + interval '1 hour', max_attempts => 3,
    job_key => ${key === null ? null : `${name}:${key}`}::text)`.execute(node.app.db)
}

async function readQueue() {
  const { rows } = await sql<{ name: string; key: string | null; payload: unknown }>`
    select task.identifier as name, job.key, job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id order by job.id`.execute(node.app.db)
  return rows
}

test('jobs that a node of the previous release enqueued are found by their new names at every start', async () => {
  for (const [earlier] of renamed) {
    await enqueueAs(earlier, { of: earlier }, null)
    await enqueueAs(earlier, { of: earlier, keyed: true }, 'start')
  }
  await migrate(node.databaseUrl)
  expect(await readQueue()).toEqual(
    renamed.flatMap(([earlier, later]) => [
      { name: later, key: null, payload: { of: earlier } },
      { name: later, key: `${later}:start`, payload: { of: earlier, keyed: true } },
    ]),
  )
  // It continues until the next node is started; the same key is used meanwhile.
  const [[earlier, later] = ['', '']] = renamed
  await enqueueAs(earlier, { again: true }, 'start')
  await migrate(node.databaseUrl)
  expect((await readQueue()).slice(2 * renamed.length)).toEqual([
    { name: later, key: null, payload: { again: true } },
  ])
})

test('the new names are those of jobs', () => {
  expect(renamed).toHaveLength(6)
  const names = jobs.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(renamed.map(([, later]) => later)))
})
