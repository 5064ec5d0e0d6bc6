import type { JobState } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable, Tx } from '../db/client.ts'
import { countUpToCap, limitTo, type PageWindow, isOnly } from '../db/paging.ts'

/** A waiting, running or failed job. */
export interface StoredJob {
  id: number
  name: string
  attempts: number
  maxAttempts: number
  lastError: string | null
  createdAt: Date
  runAt: Date
  lockedAt: Date | null
}

export interface JobFilter {
  state?: JobState | undefined
  name?: string | undefined
}

const states: Record<JobState, RawBuilder<SqlBool>> = {
  waiting: sql`locked_at is null and attempts < max_attempts`,
  running: sql`locked_at is not null`,
  failed: sql`locked_at is null and attempts >= max_attempts`,
}

export function stateOf({ lockedAt, attempts, maxAttempts }: StoredJob): JobState {
  if (lockedAt !== null) return 'running'
  return attempts < maxAttempts ? 'waiting' : 'failed'
}

function jobsWith({ state, name }: JobFilter): RawBuilder<unknown> {
  const inState = state === undefined ? sql`` : sql`and ${states[state]}`
  const named = name === undefined ? sql`` : sql`and task_identifier = ${name}`
  return sql`from graphile_worker.jobs where true ${inState} ${named}`
}

/** Jobs by number, new ones first. */
export async function listJobs(
  db: Queryable,
  filter: JobFilter,
  window: PageWindow<number>,
): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select id, task_identifier as name, attempts, max_attempts as "maxAttempts", last_error as "lastError",
      created_at as "createdAt", run_at as "runAt", locked_at as "lockedAt"
    ${jobsWith(filter)} and ${isOnly(sql.ref('id'), window, 'bigint')} and id < ${window.after ?? Number.MAX_SAFE_INTEGER}
    order by id desc ${limitTo(window)}`.execute(db)
  return rows
}

/** Counts up to 1,000. */
export function countJobsWith(db: Queryable, filter: JobFilter): Promise<number> {
  return countUpToCap(db, jobsWith(filter))
}

/** Jobs by kind and state. */
export async function countJobsByName(
  db: Queryable,
): Promise<{ name: string; waiting: number; running: number; failed: number }[]> {
  const { rows } = await sql<{ name: string; waiting: number; running: number; failed: number }>`
    select task_identifier as name, ${sql.join(
      Object.entries(states).map(
        ([state, holds]) => sql`count(*) filter (where ${holds}) as ${sql.id(state)}`,
      ),
    )}
    from graphile_worker.jobs group by 1`.execute(db)
  return rows
}

/** When each scheduled job last started. */
export async function listScheduled(db: Queryable): Promise<{ name: string; lastAt: Date | null }[]> {
  const { rows } = await sql<{ name: string; lastAt: Date | null }>`
    select identifier as name, last_execution as "lastAt"
    from graphile_worker._private_known_crontabs order by identifier`.execute(db)
  return rows
}

/** A job that is not running, locked until the end of the transaction, so that no worker takes it. */
export async function lockIdleJob(
  tx: Tx,
  id: string,
): Promise<{ name: string; attempts: number; lastError: string | null; state: JobState } | undefined> {
  const { rows } = await sql<{ name: string; attempts: number; lastError: string | null; state: JobState }>`
    select task.identifier as name, job.attempts, job.last_error as "lastError",
      case when job.attempts < job.max_attempts then 'waiting' else 'failed' end as state
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.id = ${id} and job.locked_at is null
    for update of job`.execute(tx)
  return rows[0]
}

/** Runs a job at once, with all of its attempts. */
export async function rescheduleJob(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => ${now}, attempts => 0)`.execute(
    tx,
  )
}

export async function removeJob(tx: Tx, id: string): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(tx)
}
