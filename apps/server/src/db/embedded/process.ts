import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from './failure.ts'

/** Whether a process of this id runs; one that ended and was not yet collected does not. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
  return statOf(pid)?.[0] !== 'Z'
}

/** Tells a process from a later one of the same id: its start in clock ticks, where /proc has it. */
export function identityOf(pid: number): string {
  return statOf(pid)?.[19] ?? ''
}

/** What PostgreSQL notes about itself in the cluster's postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  status: string
}

/**
 * The PostgreSQL that runs on this cluster, or undefined. A file left over by one that was killed,
 * whose id now belongs to some other program, does not count.
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
 * Removes a left-over postmaster.pid that PostgreSQL would take for a living server: its process was
 * killed and never collected, as in a container without init, or the id is another program's now.
 * What PostgreSQL can judge itself is left to it, and so is everything while one of its processes lives.
 */
export function clearStale(cluster: string): void {
  const file = join(cluster, 'postmaster.pid')
  if (process.platform !== 'linux' || !existsSync(file) || findPostmaster(cluster) !== undefined) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (statOf(pid) === undefined) return
  const others = readdirSync('/proc').map(Number)
  if (!others.some((other) => other > 0 && worksIn(other, cluster))) rmSync(file)
}

/** Waits until no PostgreSQL runs on the cluster; false when it still does after `milliseconds`. */
export async function gone(cluster: string, pid: number, milliseconds: number): Promise<boolean> {
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
    // Without /proc (macOS) the living id has to do.
    return errorCode(error) === 'ENOENT' && process.platform !== 'linux'
  }
}

// Fields after the name in parentheses, so that index 0 is the state and 19 the start time.
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
