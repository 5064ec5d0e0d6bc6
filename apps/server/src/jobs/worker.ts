import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, run, type Runner, type TaskList } from 'graphile-worker'
import type { App } from '../context.ts'
import { openDatabase } from '../db/client.ts'
import { socketOf } from '../db/end-silent-connections.ts'
import { startHeartbeat } from './worker-heartbeat.ts'
import { workerLog } from './worker-log.ts'
import { lanes, type Job, type Lane, type Schedule } from './job.ts'

// In each lane one connection listens, one serves heartbeat and schedule, one is spare; the others run jobs.
const connections = lanes.quick + lanes.slow + lanes.upkeep + 3 * Object.keys(lanes).length
const laneNames = ['quick', 'slow', 'upkeep'] as const satisfies Lane[]
const pollMs = 2000
const restartMs = 1000
/** Equals half a second. */
const maxListenFailures = 3
/** Longer than the 5 s that graphile-worker gives running jobs. */
const defaultStopMs = 8000

export interface Worker {
  /**
   * Lets running jobs finish, at most 5 s; the rest run again on another node or at the next start. Connections that
   * are still in use after 8 s are cut.
   */
  stop: () => Promise<void>
}

/** Runs jobs on this node, with a small pool of its own, so that jobs never starve requests. */
export async function startWorker(
  app: App,
  options: { databaseUrl: string; jobs: Job[]; schedules: Schedule[]; stopMs?: number },
): Promise<Worker> {
  const onError = (error: unknown) => app.log.warn({ err: error }, 'job worker lost its database connection')
  const { db, pool, close } = openDatabase({
    url: options.databaseUrl,
    max: connections,
    statementTimeoutMs: 5 * 60_000,
    onError,
  })
  const sockets = new Set<Socket>()
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // graphile-worker refuses to run without a task. The first lane serves the schedule.
  const used = laneNames.filter((lane) => options.jobs.some((job) => job.lane === lane))
  const tasksOf = (lane: Lane): TaskList =>
    Object.fromEntries(
      options.jobs
        .filter((job) => job.lane === lane)
        .map((job) => [
          job.name,
          async (payload, { job: row, abortSignal }) => {
            const log = app.log.child({ job: job.name, jobId: row.id })
            const isLastAttempt = row.attempts >= row.max_attempts
            await job.perform({ app, db, now: app.now(), log, signal: abortSignal, isLastAttempt }, payload)
          },
        ]),
    )
  const parsedCronItems = parseCronItems(
    options.schedules.map(({ job, pattern, priority = 0 }) => ({
      task: job.name,
      match: pattern,
      identifier: job.name,
      options: { maxAttempts: job.attempts, backfillPeriod: 0, priority },
    })),
  )

  let stopping = false
  async function runOnce(lane: Lane): Promise<RunningPool> {
    const events = new EventEmitter()
    let poolId = ''
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      poolId = workerPool.id
    })
    // graphile-worker stores the result of its first query, the ids of its tasks, even if that was an error: every
    // later search for a job would fail with it. Such a runner is replaced.
    let fails = false
    let runs: Runner | undefined
    const replace = () => {
      fails = true
      void runs?.stop().catch(onError)
    }
    events.once('worker:getJob:error', replace)
    for (const found of ['job:start', 'worker:getJob:empty'])
      events.once(found, () => events.off('worker:getJob:error', replace))
    // After each failure it waits longer to listen again, up to a minute; a new runner tries every second.
    let deaf = 0
    events.on('pool:listen:success', () => (deaf = 0))
    events.on('pool:listen:error', () => {
      deaf += 1
      if (deaf === maxListenFailures) replace()
    })
    const runner = await run({
      pgPool: pool,
      taskList: tasksOf(lane),
      parsedCronItems: lane === used[0] ? parsedCronItems : [],
      concurrency: lanes[lane],
      pollInterval: pollMs,
      noHandleSignals: true,
      logger: workerLog(app.log, () => stopping),
      events,
    })
    runs = runner
    if (fails) replace()
    return { runner, heartbeat: startHeartbeat(db, poolId, onError) }
  }

  async function tryOnce(lane: Lane): Promise<RunningPool | null> {
    try {
      return await runOnce(lane)
    } catch (error) {
      onError(error)
      return null
    }
  }

  // Losing the database during a job ends graphile-worker, and a database without a free connection keeps it from
  // starting: it is started again until the database responds.
  async function supervise(lane: Lane): Promise<() => Promise<void>> {
    let current = await tryOnce(lane)
    const supervised = (async () => {
      while (!stopping) {
        await current?.runner.promise.catch(onError)
        if (stopping) return
        await current?.heartbeat.stop()
        current = null
        await sleep(restartMs, undefined, { ref: false })
        if (stopping) return
        current = await tryOnce(lane)
        // `stop` did not see a runner that was still starting.
        if (stopping) await end(current)
      }
    })()
    return async () => {
      await end(current)
      await supervised
    }
  }

  async function end(running: RunningPool | null): Promise<void> {
    await running?.runner.stop().catch(onError)
    await running?.heartbeat.stop()
  }

  // Whichever node starts first creates the tables of graphile-worker.
  const stops: (() => Promise<void>)[] = []
  for (const lane of used) stops.push(await supervise(lane))
  async function endAll(): Promise<true> {
    stopping = true
    await Promise.all(stops.map((stop) => stop()))
    await close()
    return true
  }

  async function stop(): Promise<void> {
    if (await Promise.race([endAll(), sleep(options.stopMs ?? defaultStopMs, false, { ref: false })])) return
    app.log.warn('jobs did not end in time; their connections are cut')
    for (const socket of sockets) socket.destroy()
  }

  let stopped: Promise<void> | undefined
  return { stop: () => (stopped ??= stop()) }
}

interface RunningPool {
  runner: Runner
  heartbeat: ReturnType<typeof startHeartbeat>
}
