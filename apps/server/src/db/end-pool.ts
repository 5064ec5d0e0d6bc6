import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Max wait for a database that no longer responds. */
const timeoutMs = 1000

/**
 * Ends a pool, and waits until the database has closed its connections: `pool.end()` only sends a terminate message,
 * and a database that is stopped right afterwards logs those that it has not read.
 */
export async function endPool(pool: pg.Pool): Promise<void> {
  // The pool announces the removal of a connection once it is closed.
  let open = pool.totalCount
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve()
    pool.on('remove', () => {
      open -= 1
      if (open === 0) resolve()
    })
  })
  await pool.end()
  await Promise.race([closed, sleep(timeoutMs, undefined, { ref: false })])
}
