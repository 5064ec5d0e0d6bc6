import { EventEmitter } from 'node:events'
import { parseCronItems, run, type TaskList } from 'graphile-worker'
import type { App } from '../context.ts'
import { openDatabase } from '../db/client.ts'
import { startBeat } from './worker-beat.ts'
import { workerLog } from './worker-log.ts'
import type { Job, Schedule } from './job.ts'

const concurrency = 2
const pollMs = 2000

export interface Worker {
  /** Lets running jobs end, at most 5 s; what is left runs again on another node or at the next start. */
  stop: () => Promise<void>
}

/** Takes jobs on this node. It has a small pool of its own, so that jobs never starve requests. */
export async function startWorker(
  app: App,
  options: { databaseUrl: string; jobs: Job[]; schedules: Schedule[] },
): Promise<Worker> {
  const onError = (error: unknown) => app.log.warn({ err: error }, 'job worker lost its database connection')
  const { db, pool } = openDatabase({
    url: options.databaseUrl,
    // One connection listens, one keeps the beat and the clock, the others work.
    max: concurrency + 3,
    statementTimeoutMs: 5 * 60_000,
    onError,
  })
  const taskList: TaskList = {}
  for (const job of options.jobs) {
    taskList[job.name] = async (payload, { job: row, abortSignal }) => {
      const log = app.log.child({ job: job.name, jobId: row.id })
      await job.perform({ app, db, now: app.now(), log, signal: abortSignal }, payload)
    }
  }
  const events = new EventEmitter()
  let beat: ReturnType<typeof startBeat> | null = null
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    beat = startBeat(db, workerPool.id, onError)
  })
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(
      options.schedules.map(({ job, pattern }) => ({
        task: job.name,
        match: pattern,
        identifier: job.name,
        options: { maxAttempts: job.attempts, backfillPeriod: 0 },
      })),
    ),
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    logger: workerLog(app.log),
    events,
  })
  let stopping = false
  runner.promise.catch((error: unknown) => {
    if (!stopping) app.log.error({ err: error }, 'the job worker ended')
  })
  return {
    stop: async () => {
      stopping = true
      await runner.stop().catch(onError)
      await beat?.stop()
      await db.destroy()
    },
  }
}
