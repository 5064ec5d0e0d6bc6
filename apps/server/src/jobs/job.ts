import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod'
import type { App } from '../context.ts'
import type { Database } from '../db/client.ts'

/** What a job works with. */
export interface JobCtx {
  app: App
  /** A separate pool with a statement timeout of five minutes. */
  db: Database
  now: Date
  log: FastifyBaseLogger
  /** Aborted when the program stops; a long job ends soon and is run again on another node or at the next start. */
  signal: AbortSignal
  /** Whether the job is not run again if this attempt fails. */
  isLastAttempt: boolean
}

/**
 * How many jobs of each lane run at once on a node. Lanes are by duration, each with a worker of its own, so that no
 * job waits behind one of another kind: `quick` takes seconds at any size of the site, `slow` minutes that a member
 * waits for, `upkeep` scans whole tables.
 */
export const lanes = { quick: 2, slow: 1, upkeep: 1 } as const
export type Lane = keyof typeof lanes

// By name, because a stored job does not contain its lane.
const declared = new Map<string, Lane>()

/** The lane of a kind of job; null for one that this program does not have. */
export function laneOfJob(name: string): Lane | null {
  return declared.get(name) ?? null
}

/** A kind of job, for the worker. */
export interface Job<S extends z.ZodType = z.ZodType> {
  name: string
  schema: S
  attempts: number
  lane: Lane
  perform: (ctx: JobCtx, payload: unknown) => Promise<void>
}

/**
 * Declares a kind of job. It may run more than once (a node killed midway, a failed attempt), so it must be idempotent.
 * @param options.attempts attempts before it is left for an operator; default 8, over about an hour
 */
export function defineJob<S extends z.ZodType>(
  name: string,
  schema: S,
  run: (ctx: JobCtx, payload: z.output<S>) => Promise<void>,
  options: { attempts?: number; lane?: Lane } = {},
): Job<S> {
  const lane = options.lane ?? 'quick'
  declared.set(name, lane)
  return {
    name,
    schema,
    attempts: options.attempts ?? 8,
    lane,
    perform: (ctx, payload) => run(ctx, schema.parse(payload)),
  }
}

/** A scheduled job; minutes, hours and days in UTC. */
export interface Schedule {
  job: Job
  /** Five fields of crontab. */
  pattern: string
  /** As in `enqueue`: below 0 it is next in its lane, whatever else waits. */
  priority?: number
}
