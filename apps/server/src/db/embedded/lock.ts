import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError, errorCode } from './failure.ts'
import { identityOf, isAlive } from './process.ts'

const lockTimeoutMs = 60_000

/** Runs `work` while no other program starts or stops the database of this folder. */
export async function withLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const file = join(home, 'start.lock')
  const started = performance.now()
  while (!take(file)) {
    if (performance.now() - started > lockTimeoutMs) {
      throw new EmbeddedDatabaseError(
        'no-start',
        `Another program has been starting the database of ${home} for a minute (see ${file}).`,
      )
    }
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Registers this program as a user of the database, so that another one that exits leaves it running. */
export function register(home: string): void {
  mkdirSync(join(home, 'users'), { recursive: true, mode: 0o700 })
  writeFileSync(join(home, 'users', String(process.pid)), identityOf(process.pid))
}

/** Removes the registration. @returns whether another running program still uses the database */
export function unregister(home: string): boolean {
  rmSync(join(home, 'users', String(process.pid)), { force: true })
  return hasUsers(home)
}

/** Whether another running program uses the database; removes registrations of programs that have exited. */
export function hasUsers(home: string): boolean {
  const folder = join(home, 'users')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const others = readdirSync(folder).filter((name) => name !== String(process.pid))
  const living = others.filter((name) => isOwner(Number(name), join(folder, name)))
  for (const name of others) if (!living.includes(name)) rmSync(join(folder, name), { force: true })
  return living.length > 0
}

function take(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${identityOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      rmSync(file, { force: true })
      throw error
    }
  }
  if (isStale(file)) rmSync(file, { force: true })
  return false
}

function isStale(file: string): boolean {
  const [pid = '', identity = ''] = read(file).split(' ')
  if (pid !== '') return !isAlive(Number(pid)) || identityOf(Number(pid)) !== identity
  // The owner writes its id at once, or was killed before it could.
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
  return Date.now() - made > 5000
}

function isOwner(pid: number, file: string): boolean {
  return isAlive(pid) && identityOf(pid) === read(file)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
