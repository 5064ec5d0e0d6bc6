import { setTimeout as pause } from 'node:timers/promises'
import { SettingsError } from '../env.ts'
import { Failure } from '../fail.ts'
import type { Storage } from './storage.ts'

const againMs = 1000

/**
 * Requests an object, which need not exist, before the program is ready: otherwise the first member who uploads would
 * discover a wrong address, bucket or key. A store that is away is waited for.
 * @throws SettingsError
 */
export async function tryStorage(
  storage: Pick<Storage, 'get'>,
  options: { key: string; place: string; waitMs: number; onWait: (reason: string) => void },
): Promise<void> {
  const { key, place, waitMs, onWait } = options
  for (const begin = performance.now(); ;) {
    try {
      const found = await storage.get(key)
      found?.stream.destroy()
      return
    } catch (error) {
      const isAway = error instanceof Failure && error.errorName === 'Unavailable'
      const reason = reasonOf(isAway ? error.cause : error)
      if (!isAway || performance.now() - begin >= waitMs) {
        throw new SettingsError(
          `The files cannot be read in ${place}: ${reason}. Check DATA_DIR or the settings S3_*, and that the key may list, ` +
            'read, write and delete.',
        )
      }
      onWait(reason)
      await pause(againMs)
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no response'
  return error.name === 'Error' || error.name === error.message
    ? error.message
    : `${error.name} (${error.message})`
}
