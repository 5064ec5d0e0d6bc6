import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError, folderFailure } from './failure.ts'
import { ensureRunning } from './ensure-running.ts'
import { hasUsers, register, unregister, withLock } from './lock.ts'
import { prepareClusterPaths } from './cluster-paths.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { stopPostmaster } from './postmaster.ts'
import type { Log } from './postmaster.ts'
import { findPostmaster } from './process.ts'
import { serverSettings } from './settings.ts'
import type { Settings } from './settings.ts'

export { EmbeddedDatabaseError } from './failure.ts'

export interface EmbeddedOptions {
  /** DATA_DIR; the database is in its folder `postgres`. */
  dataDir: string
  log: Log
  /** Overridden server settings, such as `fsync=off` for tests. */
  settings?: Settings
  /** Parent of the alternative folder, see prepareClusterPaths; default `/var/lib`. */
  elsewhere?: string
}

export interface EmbeddedDatabase {
  /** Connection URL including the password: never log it. Constant until `stop`. */
  url: string
  /** As the superuser, for tests, and to own the audit log; the program does not work with it. */
  maintenanceUrl: string
  /** Whether a PostgreSQL left by a killed program was reused. */
  adopted: boolean
  /** Whether another running program uses it too. */
  shared: boolean
  /** Stops PostgreSQL unless another running program uses it. */
  stop: () => Promise<void>
}

/**
 * Starts the installed PostgreSQL, or reuses the one running on this data folder, and restarts it when it dies.
 * @throws EmbeddedDatabaseError with a message for the operator
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log } = options
  const settings = serverSettings(options.settings)
  const paths = prepareClusterPaths(dataDir, options.elsewhere ?? '/var/lib')
  const first = await withLock(paths.home, async () => {
    const shared = hasUsers(paths.home)
    const up = await ensureRunning({ paths, settings, log, shared })
    register(paths.home)
    return { ...up, shared }
  }).catch((error: unknown) => folderFailure(dataDir, error))
  const watch = keepRunning(paths, settings, log, first.port)
  return {
    url: first.url,
    maintenanceUrl: first.maintenanceUrl,
    adopted: first.adopted && !first.shared,
    shared: first.shared,
    async stop() {
      await watch.end()
      await withLock(paths.home, async () => {
        const used = unregister(paths.home)
        const running = findPostmaster(paths.cluster)
        if (used) log.info('the database keeps running: another program uses it')
        else if (running !== undefined) await stopPostmaster(paths.cluster, running.pid)
      })
    },
  }
}

// A killed server (by the kernel, for memory) is restarted on the same port within a second; the program's pools
// reconnect by themselves.
function keepRunning(
  paths: ClusterPaths,
  settings: Settings,
  log: Log,
  port: number,
): { end: () => Promise<void> } {
  const ending = new AbortController()
  const watching = (async () => {
    for (let failures = 0; !ending.signal.aborted;) {
      await sleep(failures === 0 ? 250 : Math.min(10_000, 250 * 2 ** failures), undefined, {
        ref: false,
        signal: ending.signal,
      }).catch(() => undefined)
      if (ending.signal.aborted || findPostmaster(paths.cluster) !== undefined) continue
      log.warn('the database ended unexpectedly; starting it again')
      try {
        await withLock(paths.home, () => ensureRunning({ paths, settings, log, shared: true, port }))
        failures = 0
        log.info('the database is back')
      } catch (error) {
        failures += 1
        log.warn(error instanceof EmbeddedDatabaseError ? error.message : String(error))
      }
    }
  })()
  return {
    async end() {
      ending.abort()
      await watching
    },
  }
}
