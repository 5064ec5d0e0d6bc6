import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, choosePort, owner, ownerUrlOf, readPassword, urlOf } from './credentials.ts'
import { EmbeddedDatabaseError } from './failure.ts'
import { checkVersion, createCluster, resetPassword } from './initdb.ts'
import { hasCluster } from './cluster-paths.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { startPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import type { Log } from './postmaster.ts'
import { probe } from './probe.ts'
import type { Passwords } from './probe.ts'
import { findPostmaster, waitUntilStopped } from './process.ts'
import { findProgram, reachableProgram } from './program.ts'
import type { Program } from './program.ts'
import { settingArguments } from './settings.ts'
import type { Settings } from './settings.ts'

interface ClusterRequest {
  paths: ClusterPaths
  settings: Settings
  log: Log
  /** Another running program uses the server: it is reused whatever its settings. */
  shared: boolean
  /** Starts only on this port. */
  port?: number
}

const attempts = 20

/** Ensures that the cluster exists and PostgreSQL is running. Call it while holding the lock of the folder. */
export async function ensureRunning(
  request: ClusterRequest,
): Promise<{ url: string; maintenanceUrl: string; port: number; adopted: boolean }> {
  const { paths, log } = request
  const program = reachableProgram(findProgram(), paths.account, paths.reachable)
  const isNew = !hasCluster(paths.cluster)
  const passwords = { password: readPassword(paths.home), ownerPassword: readPassword(paths.home, owner) }
  const { password, ownerPassword } = passwords
  if (isNew) await createCluster(paths, program, password)
  checkVersion(paths.cluster, program)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = (await reuseRunning(request, program, passwords)) ?? (await start(request, program))
    const response = port === undefined ? 'no-response' : await probe(port.number, passwords)
    if (port !== undefined && response === 'ready') {
      const { number, adopted } = port
      const address = addressOf(paths.cluster, number)
      const url = ownerUrlOf(address, ownerPassword)
      return { url, maintenanceUrl: urlOf(address, password), port: number, adopted }
    }
    if (response === 'wrong-password') {
      log.warn('the password of the database was lost; setting it anew')
      await stopRunning(paths)
      await resetPassword(paths, program, password)
    }
    await sleep(attempt * 100)
  }
  throw new EmbeddedDatabaseError(
    'no-start',
    `PostgreSQL runs but does not answer, or its port is taken; see ${paths.logFile}`,
  )
}

type Port = { number: number; adopted: boolean }

async function reuseRunning(
  request: ClusterRequest,
  program: Program,
  passwords: Passwords,
): Promise<Port | undefined> {
  const { paths, log } = request
  const found = findPostmaster(paths.cluster)
  if (found === undefined) return undefined
  if (found.status === 'stopping') {
    await waitUntilStopped(paths.cluster, found.pid, 30_000)
    return undefined
  }
  const ready = await waitUntilReady(paths.cluster, log)
  if (ready === undefined) return undefined
  const suits = request.shared || isStartedAs(request, program)
  if (suits && (await probe(ready.port, passwords)) !== 'no-response') {
    return { number: ready.port, adopted: true }
  }
  log.warn('the running database does not answer or has other settings; restarting it')
  await stopRunning(paths)
  return undefined
}

async function start(request: ClusterRequest, program: Program): Promise<Port | undefined> {
  const number = request.port ?? (await choosePort(request.paths.home))
  const settings = { ...request.settings, port: String(number) }
  const started = await startPostmaster(request.paths, program, settings, request.log)
  return started === undefined ? undefined : { number, adopted: false }
}

async function stopRunning(paths: ClusterPaths): Promise<void> {
  const running = findPostmaster(paths.cluster)
  if (running !== undefined) await stopPostmaster(paths.cluster, running.pid)
}

// PostgreSQL stores its command line in the cluster.
function isStartedAs(request: ClusterRequest, program: Program): boolean {
  const line = readFileSync(join(request.paths.cluster, 'postmaster.opts'), 'utf8')
  const requested = settingArguments(request.settings).map((argument) => `"${argument}"`)
  return (
    line.startsWith(join(program.home, 'bin', 'postgres')) && requested.every((part) => line.includes(part))
  )
}
