import { sql } from 'kysely'
import type { Job } from '../jobs/job.ts'
import { jobCtxOf } from './job-ctx.ts'
import type { TestNode } from './test-app.ts'

/** Runs the enqueued jobs of these kinds, as a worker does. */
export async function performJobs({ app }: TestNode, ...jobs: Job[]): Promise<void> {
  const { db } = app
  for (const { name, perform } of jobs) {
    const { rows } = await sql<{ payload: unknown }>`delete from graphile_worker._private_jobs job
      using graphile_worker._private_tasks task
      where task.id = job.task_id and task.identifier = ${name} returning job.payload`.execute(db)
    for (const { payload } of rows) await perform(jobCtxOf(app), payload)
  }
}
