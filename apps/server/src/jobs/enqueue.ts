import { sql } from 'kysely'
import type * as z from 'zod'
import type { Queryable } from '../db/client.ts'
import type { Job } from './job.ts'

export interface EnqueueOptions {
  /** Not before this instant; default at once. */
  runAt?: Date
  /** A second job with the same key replaces one that still waits. */
  key?: string
  /** Jobs of the same queue run one after another, on whichever node. */
  queue?: string
  /** Higher values run later; default 0. */
  priority?: number
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
  await sql`select graphile_worker.add_job(
    ${job.name},
    ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${job.attempts}::integer,
    job_key => ${options.key === undefined ? null : `${job.name}:${options.key}`}::text,
    queue_name => ${options.queue ?? null}::text,
    priority => ${options.priority ?? 0}::integer
  )`.execute(db)
}
