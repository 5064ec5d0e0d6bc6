import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareClusterPaths } from '../cluster-paths.ts'
import { byLoopback, readPassword, urlOf } from '../credentials.ts'

/**
 * Address of the database that a program runs on this data folder. Connecting to it does not register a user of that
 * database, so the program stops it regardless.
 */
export async function runningUrl(dataDir: string): Promise<string> {
  const { home } = prepareClusterPaths(dataDir, '/var/lib')
  return urlOf(byLoopback(Number(await readFile(join(home, 'port'), 'utf8'))), readPassword(home))
}
