import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addressOf, owner, ownerUrlOf, readPassword } from './credentials.ts'
import { findPostmaster } from './process.ts'

/**
 * Address of the database that a program runs on this data folder, for a command beside it; null if none runs. Creates
 * and starts nothing: a command without the settings of the program must not create another installation.
 */
export function findRunning(dataDir: string): string | null {
  const home = join(resolve(dataDir), 'postgres')
  const link = join(home, 'cluster')
  if (!existsSync(link) || !existsSync(join(home, 'owner-password'))) return null
  const cluster = realpathSync(link)
  const running = findPostmaster(cluster)
  if (running === undefined || running.status !== 'ready') return null
  return ownerUrlOf(addressOf(cluster, running.port), readPassword(home, owner))
}
