import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError, startFailure } from './failure.ts'
import { databaseEnvironment } from './initdb.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { clearStale, findPostmaster, waitUntilStopped, isAlive } from './process.ts'
import type { Postmaster } from './process.ts'
import type { Program } from './program.ts'
import { settingArguments } from './settings.ts'
import type { Settings } from './settings.ts'

const logLimit = 5 * 1024 * 1024
const stopTimeoutMs = 30_000

/** Log for the operator. A pino logger is one. */
export interface Log {
  info(message: string): void
  warn(message: string): void
}

/** Starts PostgreSQL and waits until it accepts connections. Undefined if its port or shared memory is not free yet. */
export async function startPostmaster(
  paths: ClusterPaths,
  program: Program,
  settings: Settings,
  log: Log,
): Promise<Postmaster | undefined> {
  rotate(paths.logFile)
  clearStale(paths.cluster)
  const output = openSync(paths.logFile, 'a', 0o600)
  const written = statSync(paths.logFile).size
  const child = spawn(
    join(program.home, 'bin', 'postgres'),
    ['-D', paths.cluster, ...settingArguments(settings)],
    {
      ...paths.account,
      env: databaseEnvironment,
      cwd: paths.reachable,
      stdio: ['ignore', output, output],
      // Ctrl-C in a terminal must not reach it: the program drains first.
      detached: true,
    },
  )
  closeSync(output)
  child.unref()
  if (await served(child, paths.cluster, log)) return findPostmaster(paths.cluster)
  const said = readFileSync(paths.logFile).subarray(written).toString('utf8')
  if (/Address already in use|pre-existing shared memory block|lock file ".*" already exists/.test(said)) {
    return undefined
  }
  throw startFailure(said, paths.logFile)
}

/** Stops PostgreSQL by a fast shutdown: no new work, committed data is on disk. */
export async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await waitUntilStopped(cluster, pid, stopTimeoutMs)) return
  // Loses nothing either: the next start recovers from the log.
  signal(pid, 'SIGQUIT')
  if (await waitUntilStopped(cluster, pid, 10_000)) return
  throw new EmbeddedDatabaseError('no-start', `PostgreSQL (process ${pid}) does not stop; end it by hand.`)
}

/** Waits until a starting server accepts connections; undefined when it exited instead. */
export async function waitUntilReady(cluster: string, log: Log): Promise<Postmaster | undefined> {
  const started = performance.now()
  let output = 0
  for (;;) {
    const found = findPostmaster(cluster)
    if (found === undefined || found.status === 'ready') return found
    const seconds = Math.floor((performance.now() - started) / 5000) * 5
    if (seconds > output) log.info(`the database is ${found.status}, ${seconds} s so far`)
    output = seconds
    await sleep(15)
  }
}

async function served(child: ChildProcess, cluster: string, log: Log): Promise<boolean> {
  const failed = new Promise<'failed'>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => resolve('failed'))
  })
  for (;;) {
    const ended = await Promise.race([failed, sleep(10, 'waiting' as const)])
    if (ended === 'failed') return false
    const found = findPostmaster(cluster)
    if (found === undefined) continue
    if (found.pid !== child.pid) return false
    return (await waitUntilReady(cluster, log)) !== undefined
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  if (isAlive(pid)) process.kill(pid, name)
}

function rotate(logFile: string): void {
  const found = statSync(logFile, { throwIfNoEntry: false })
  if (found !== undefined && found.size > logLimit) renameSync(logFile, `${logFile}.1`)
}
