import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './failure.ts'

/** Whether a process with this id runs; a zombie does not count. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
  return statOf(pid)?.[0] !== 'Z'
}

/** Distinguishes a process from a later one with the same id: its start time in clock ticks, where /proc has it. */
export function identityOf(pid: number): string {
  return statOf(pid)?.[19] ?? ''
}

/** Content of the cluster's postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  status: string
}

/**
 * The PostgreSQL running on this cluster, or undefined. A stale file of a killed server, whose id now belongs to
 * another program, does not count.
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!isAlive(pid) || !worksIn(pid, cluster)) return undefined
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
}

/**
 * Removes a stale postmaster.pid, and the lock of its socket, that PostgreSQL would take for a running server: its
 * process was killed and never reaped, as in a container without init, or the id now belongs to another program.
 * Whatever PostgreSQL can detect itself is left to it, and nothing is removed while one of its processes runs.
 */
export function clearStale(cluster: string): void {
  const file = join(cluster, 'postmaster.pid')
  if (process.platform !== 'linux' || !existsSync(file) || findPostmaster(cluster) !== undefined) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (statOf(pid) === undefined) return
  const others = readdirSync('/proc').map(Number)
  if (others.some((other) => other > 0 && worksIn(other, cluster))) return
  const sockets = readdirSync(cluster).filter((name) => name.startsWith('.s.PGSQL.'))
  for (const stale of ['postmaster.pid', ...sockets]) rmSync(join(cluster, stale), { force: true })
}

/** Waits until no PostgreSQL runs on the cluster. Returns false when one still runs after `milliseconds`. */
export async function waitUntilStopped(cluster: string, pid: number, milliseconds: number): Promise<boolean> {
  const started = performance.now()
  while (isAlive(pid) && worksIn(pid, cluster)) {
    if (performance.now() - started > milliseconds) return false
    await sleep(20)
  }
  return true
}

function worksIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch (error) {
    // Without /proc (macOS) a running process with this id is accepted.
    return errorCode(error) === 'ENOENT' && process.platform !== 'linux'
  }
}

// Fields after the parenthesised name: index 0 is the state, 19 the start time.
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
