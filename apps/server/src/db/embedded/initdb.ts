import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { role } from './credentials.ts'
import { EmbeddedDatabaseError, folderFailure } from './failure.ts'
import { makeStagingFolder } from './cluster-paths.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import type { Program } from './program.ts'

/** Environment of every PostgreSQL process, with nothing of this program's. */
export const databaseEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Creates the cluster in a staging folder and renames it when complete, so that an interrupted start leaves nothing
 * that looks like a database.
 */
export async function createCluster(paths: ClusterPaths, program: Program, password: string): Promise<void> {
  const staging = makeStagingFolder(paths)
  const growing = join(staging, 'cluster')
  const passwordFile = join(staging, 'password')
  try {
    rmSync(growing, { recursive: true, force: true })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (paths.account !== undefined) chownSync(passwordFile, paths.account.uid, paths.account.gid)
    await runInitdb(paths, program, growing, passwordFile)
    if (existsSync(paths.cluster)) rmdirSync(paths.cluster)
    renameSync(growing, paths.cluster)
  } catch (error) {
    folderFailure(staging, error)
  } finally {
    rmSync(staging, { recursive: true, force: true })
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
export async function resetPassword(paths: ClusterPaths, program: Program, password: string): Promise<void> {
  const child = spawn(
    join(program.home, 'bin', 'postgres'),
    ['--single', '-D', paths.cluster, '-c', 'exit_on_error=true', 'postgres'],
    { ...paths.account, env: databaseEnvironment, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  child.stdin.end(`alter role ${role} password '${password}'\n`)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) {
    throw new EmbeddedDatabaseError(
      'no-start',
      `The password in ${paths.home} is not the database's, and it could not be set anew (exit code ${code}).`,
    )
  }
}

function runInitdb(
  paths: ClusterPaths,
  program: Program,
  cluster: string,
  passwordFile: string,
): Promise<void> {
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
      { ...paths.account, env: databaseEnvironment, cwd: paths.reachable },
      (error, _output, output) => {
        if (error === null) resolve()
        else reject(initdbFailure(paths, error, output))
      },
    )
  })
}

function initdbFailure(paths: ClusterPaths, error: Error, output: string): Error {
  if (/No space left|could not extend file/.test(output))
    return Object.assign(new Error(output), { code: 'ENOSPC' })
  if (/Read-only file system/.test(output)) return Object.assign(new Error(output), { code: 'EROFS' })
  const lines = output.split('\n').filter((line) => /\b(?:error|FATAL|PANIC):/.test(line))
  return new EmbeddedDatabaseError(
    'no-start',
    `The database could not be made in ${paths.cluster}: ${lines.join('; ') || output.trim() || error.message}`,
  )
}
