import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedDatabaseError } from './failure.ts'

/** User and group of the database process; undefined: the same as this program. */
export type Account = { uid: number; gid: number } | undefined

const nobody = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root: started by root, it runs as the owner of the cluster, or as nobody while there is
 * no cluster.
 * @throws `wrong-owner` when that cannot work
 */
export function accountFor(cluster: string): Account {
  const own = process.getuid?.()
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (own === undefined) return undefined
  if (owner === undefined) return own === 0 ? nobody : undefined
  if (own === 0 && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  if (own === owner.uid && own !== 0) return undefined
  const remedy = `chown -R ${own === 0 ? nobody.uid : own} ${cluster}`
  throw new EmbeddedDatabaseError(
    'wrong-owner',
    own === 0
      ? `The database in ${cluster} belongs to root, as whom PostgreSQL refuses to run. Give it away: ${remedy}`
      : `The database in ${cluster} belongs to user ${owner.uid}, and this program runs as user ${own}. ` +
          `Start it as that user or as root, or hand the folder over as root: ${remedy}`,
  )
}

/** Whether the account may read `path` and traverse all folders above it, by their mode bits. */
export function canReach(path: string, account: Account): boolean {
  return account === undefined || (grants(path, account, 0o5) && canEnter(dirname(path), account))
}

/** Whether the account may traverse `folder` and all folders above it. */
export function canEnter(folder: string, account: Account): boolean {
  if (account === undefined) return true
  if (!grants(folder, account, 0o1)) return false
  return folder === dirname(folder) || canEnter(dirname(folder), account)
}

/** Lets every user traverse a folder of this program, without listing it. */
export function allowTraversal(folder: string): void {
  const mode = statSync(folder).mode & 0o7777
  if ((mode & 0o011) !== 0o011) chmodSync(folder, mode | 0o011)
}

function grants(path: string, account: { uid: number; gid: number }, modeBits: number): boolean {
  const { uid, gid, mode } = statSync(path)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return ((mode >> shift) & modeBits) === modeBits
}
