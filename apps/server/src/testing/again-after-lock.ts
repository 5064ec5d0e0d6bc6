import { hasCode } from '../has-code.ts'

const lockTimeout = '55P03'

/**
 * Runs it again where a busy machine let it wait too long for a lock, as the lane of a job does and as whoever gets 503
 * may. It must leave nothing behind when it fails.
 */
export async function againAfterLock<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!hasCode(error, lockTimeout)) throw error
    }
  }
}
