import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { role } from './credentials.ts'
import { EmbeddedDatabaseError, folderFailure } from './failure.ts'
import { makeNursery } from './place.ts'
import type { Place } from './place.ts'
import type { Program } from './program.ts'

/** Environment of every PostgreSQL process: nothing of this program's own. */
export const databaseEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Creates the cluster in a staging folder and renames it when complete, so that an interrupted start leaves nothing
 * that looks like a database.
 */
export async function createCluster(place: Place, program: Program, password: string): Promise<void> {
  const nursery = makeNursery(place)
  const growing = join(nursery, 'cluster')
  const passwordFile = join(nursery, 'password')
  try {
    rmSync(growing, { recursive: true, force: true })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (place.account !== undefined) chownSync(passwordFile, place.account.uid, place.account.gid)
    await runInitdb(place, program, growing, passwordFile)
    if (existsSync(place.cluster)) rmdirSync(place.cluster)
    renameSync(growing, place.cluster)
  } catch (error) {
    folderFailure(nursery, error)
  } finally {
    rmSync(nursery, { recursive: true, force: true })
  }
}

/** @throws `wrong-version` unless this release of PostgreSQL can open the cluster */
export function checkVersion(cluster: string, program: Program): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (made === program.major) return
  throw new EmbeddedDatabaseError(
    'wrong-version',
    `The database in ${cluster} was made by PostgreSQL ${made}, and this release brings PostgreSQL ` +
      `${program.major}, which cannot open it. Nothing was changed. Start the release that made it, or run a ` +
      `PostgreSQL ${made} of your own on that folder and give its address by DATABASE_URL.`,
  )
}

/** Resets the role's password on a stopped cluster when the stored one does not match. */
export async function resetPassword(place: Place, program: Program, password: string): Promise<void> {
  const child = spawn(
    join(program.home, 'bin', 'postgres'),
    ['--single', '-D', place.cluster, '-c', 'exit_on_error=true', 'postgres'],
    { ...place.account, env: databaseEnvironment, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  child.stdin.end(`alter role ${role} password '${password}'\n`)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) {
    throw new EmbeddedDatabaseError(
      'no-start',
      `The password in ${place.home} is not the database's, and it could not be set anew (exit code ${code}).`,
    )
  }
}

function runInitdb(place: Place, program: Program, cluster: string, passwordFile: string): Promise<void> {
  const settings = [
    `--pgdata=${cluster}`,
    `--username=${role}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    // Orders and folds by code point, independent of the machine's C library and its updates.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]
  return new Promise((resolve, reject) => {
    execFile(
      join(program.home, 'bin', 'initdb'),
      settings,
      { ...place.account, env: databaseEnvironment, cwd: place.reachable },
      (error, _output, said) => {
        if (error === null) resolve()
        else reject(initdbFailure(place, error, said))
      },
    )
  })
}

function initdbFailure(place: Place, error: Error, said: string): Error {
  if (/No space left|could not extend file/.test(said))
    return Object.assign(new Error(said), { code: 'ENOSPC' })
  if (/Read-only file system/.test(said)) return Object.assign(new Error(said), { code: 'EROFS' })
  const lines = said.split('\n').filter((line) => /\b(?:error|FATAL|PANIC):/.test(line))
  return new EmbeddedDatabaseError(
    'no-start',
    `The database could not be made in ${place.cluster}: ${lines.join('; ') || said.trim() || error.message}`,
  )
}
