import { sql } from 'kysely'
import type { Database } from '../db/client.ts'

export interface JobCounts {
  waiting: number
  running: number
  /** Without attempts left: an operator has to act. */
  givenUp: number
}

/** Jobs of all nodes by state, for the metrics. */
export async function countJobs(db: Database): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select
      count(*) filter (where locked_at is null and attempts < max_attempts) as waiting,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts) as "givenUp"
    from graphile_worker.jobs`.execute(db)
  return rows[0] ?? { waiting: 0, running: 0, givenUp: 0 }
}
