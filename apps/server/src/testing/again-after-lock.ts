import { hasCode } from '../has-code.ts'

const lockTimeout = '55P03'

/**
 * Repeats work that waited too long for a lock on a busy machine, as a job's lane does and as a caller may after a 503.
 * The work must leave nothing behind when it fails.
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
