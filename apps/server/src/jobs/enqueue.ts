import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Queryable } from '../db/client.ts'
import { preparedWrite } from '../db/prepared-query.ts'
import type { Job } from './job.ts'

export interface EnqueueOptions {
  /** Not before this instant; default at once. */
  runAt?: Date
  /** A second job with the same key replaces a waiting one; if both payloads are lists, they are joined. */
  key?: string
  /** Jobs of the same queue run one after another, on whichever node. */
  queue?: string
  /** Higher values run later; default 0. */
  priority?: number
}

/**
 * Joins the jobs of a period into one that runs at its end: their payloads are lists. No list gets longer than what one
 * period brings, however long it waits.
 */
export function gatherFor(periodMs: number, now: Date): { runAt: Date; key: string } {
  const runAt = new Date((Math.floor(now.getTime() / periodMs) + 1) * periodMs)
  return { runAt, key: runAt.toISOString() }
}

/** Enqueues a job for each payload in one statement, in no particular order. */
export async function enqueueAll<S extends z.ZodType>(
  db: Queryable,
  job: Job<S>,
  payloads: readonly z.input<S>[],
  { queue }: Pick<EnqueueOptions, 'queue'>,
): Promise<void> {
  if (payloads.length === 0) return
  for (const payload of payloads) job.schema.parse(payload)
  await sql`select graphile_worker.add_job(
    ${job.name},
    payload,
    max_attempts => ${job.attempts}::integer,
    queue_name => ${queue ?? null}::text
  ) from json_array_elements(${JSON.stringify(payloads)}::json) as listed (payload)`.execute(db)
}

/** Enqueues a job. In a transaction, the job exists only if that commits. */
export async function enqueue<S extends z.ZodType>(
  db: Queryable,
  job: Job<S>,
  payload: z.input<S>,
  options: EnqueueOptions = {},
): Promise<void> {
  job.schema.parse(payload)
  await addJob(db, {
    name: job.name,
    payload: JSON.stringify(payload),
    runAt: options.runAt ?? null,
    attempts: job.attempts,
    key: options.key === undefined ? null : `${job.name}:${options.key}`,
    queue: options.queue ?? null,
    priority: options.priority ?? 0,
  })
}

/**
 * SQL that enqueues a job for a row: the first of several with one key decides when it runs, so that many become one
 * that later ones do not postpone.
 */
export function addJobOnce(
  { name, attempts }: Pick<Job, 'name' | 'attempts'>,
  { payload, key, runAt }: { payload: RawBuilder<unknown>; key: RawBuilder<string>; runAt: RawBuilder<Date> },
): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(${sql.lit(name)}, ${payload}, run_at => ${runAt},
    max_attempts => ${sql.lit(attempts)}, job_key => ${sql.lit(`${name}:`)} || ${key},
    job_key_mode => 'preserve_run_at')`
}

type JobValues = {
  name: string
  payload: string
  runAt: Date | null
  attempts: number
  key: string | null
  queue: string | null
  priority: number
}

const addJob = preparedWrite<JobValues>('jobs.enqueue', (db, param) => {
  const query = sql`select graphile_worker.add_job(
    ${param('name')},
    ${param('payload')}::json,
    run_at => ${param('runAt')}::timestamptz,
    max_attempts => ${param('attempts')}::integer,
    job_key => ${param('key')}::text,
    queue_name => ${param('queue')}::text,
    priority => ${param('priority')}::integer
  )`
  return { compile: () => query.compile(db) }
})
