import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { accountFor, canEnter, allowTraversal } from './account.ts'
import type { Account } from './account.ts'
import { EmbeddedDatabaseError, folderFailure } from './failure.ts'

/** Paths of the embedded database. */
export interface ClusterPaths {
  /** `<DATA_DIR>/postgres`: password, port, log and locks. */
  home: string
  /** The cluster, links resolved; it may not exist yet. */
  cluster: string
  /** Folder that the account can reach, for a copy of the binaries. */
  reachable: string
  account: Account
  logFile: string
}

/**
 * Decides where the cluster is and which account runs it, and creates the folders around it. It is in
 * `<dataDir>/postgres/cluster`. Only when started by root with a data folder that other users cannot reach (below
 * /root) it is in `<elsewhere>/guangquan-<hash>` with a link in its place; never in a temporary folder, which a reboot
 * would empty.
 */
export function prepareClusterPaths(dataDir: string, elsewhere: string): ClusterPaths {
  const home = join(resolve(dataDir), 'postgres')
  const link = join(home, 'cluster')
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    if (!existsEvenBroken(link) && process.getuid?.() === 0) {
      allowTraversal(dirname(home))
      allowTraversal(home)
      const account = accountFor(link)
      if (!canEnter(home, account)) symlinkSync(join(makeElsewhere(home, elsewhere), 'cluster'), link)
    }
  } catch (error) {
    folderFailure(dirname(home), error)
  }
  const cluster = resolveCluster(link)
  const account = accountFor(cluster)
  return { home, cluster, reachable: dirname(cluster), account, logFile: join(home, 'server.log') }
}

/** Creates the staging folder in which the account can create the cluster. @returns its path */
export function makeStagingFolder(paths: ClusterPaths): string {
  const staging = join(paths.reachable, 'unfinished')
  mkdirSync(staging, { recursive: true, mode: 0o700 })
  if (paths.account !== undefined) chownSync(staging, paths.account.uid, paths.account.gid)
  return staging
}

/** Whether there is a cluster. @throws `damaged` when the folder contains something else */
export function hasCluster(cluster: string): boolean {
  if (existsSync(join(cluster, 'PG_VERSION'))) return true
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return false
  throw new EmbeddedDatabaseError(
    'damaged',
    `The folder ${cluster} is not a whole PostgreSQL cluster: its file PG_VERSION is missing. ` +
      'Nothing was changed. Restore a backup, or move the folder away to start empty.',
  )
}

function makeElsewhere(home: string, elsewhere: string): string {
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const folder = join(elsewhere, `guangquan-${hash}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    allowTraversal(folder)
    if (canEnter(folder, accountFor(join(folder, 'cluster')))) return folder
  } catch {
    // Reported below in one message.
  }
  throw new EmbeddedDatabaseError(
    'unreachable-folder',
    `Started by root, the database runs as user nobody, who may not enter ${home}, nor can ${folder} stand in. ` +
      'Give DATA_DIR a folder that every user can enter (as /srv/guangquan), or start as an ordinary user.',
  )
}

function existsEvenBroken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function resolveCluster(link: string): string {
  const home = dirname(link)
  if (existsSync(link)) return realpathSync(link)
  if (!existsEvenBroken(link)) return join(realpathSync(home), 'cluster')
  const target = readlinkSync(link)
  if (!existsSync(join(home, 'password')) && existsSync(dirname(target))) return target
  throw new EmbeddedDatabaseError(
    'cluster-lost',
    `The database of ${home} lay in ${target}, which is not there. Bring that folder back from where it went ` +
      `or from a backup; only to start empty, remove the folder ${home}`,
  )
}
