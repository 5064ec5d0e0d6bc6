import { sql } from 'kysely'
import * as z from 'zod'
import type { Queryable } from '../db/client.ts'
import { enqueue } from './enqueue.ts'
import { defineJob, type Job, type JobCtx } from './job.ts'

/** The key up to which everything is done, and how many rows were processed before. */
const Place = z.object({ after: z.string().optional(), done: z.int().default(0) })

/** The result of one part of a walk, and the key after which it continues; null at the end. */
export interface WalkPart {
  done: number
  next: string | null
}

interface Walk {
  /** Processes the next rows after the key, for about a second. */
  part: (ctx: JobCtx, after: string | undefined) => Promise<WalkPart>
  /** Logged at the end of a walk that processed any rows. */
  message: string
}

const rest = 'rest'

/**
 * Declares an upkeep job that walks a whole table. On a large site that takes minutes to hours, so each part is a job
 * that queues behind all others in the lane. Starting it while a walk is under way does nothing.
 */
export function defineWalk(name: string, { part, message }: Walk): Job<typeof Place> {
  const job: Job<typeof Place> = defineJob(
    name,
    Place,
    async (ctx, { after, done: before }) => {
      if (after === undefined && (await isUnderWay(ctx.db, name))) return
      const { done, next } = await part(ctx, after)
      const all = before + done
      if (next !== null) await enqueue(ctx.db, job, { after: next, done: all }, { key: rest, priority: 1 })
      else if (all > 0) ctx.log.info({ rows: all }, message)
    },
    { lane: 'upkeep' },
  )
  return job
}

async function isUnderWay(db: Queryable, name: string): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs
    where key = ${`${name}:${rest}`} and attempts < max_attempts`.execute(db)
  return rows.length > 0
}
