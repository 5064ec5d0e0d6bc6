import type { Keys } from './crypto/derive-key.ts'
import { resealTable, type Resealed } from './db/reseal.ts'
import type { Database } from './db/client.ts'
import { retireKeys } from './domains/account/index.ts'
import { sealedTables } from './program.ts'

export interface RotationTable extends Resealed {
  table: string
}

/**
 * Re-encrypts everything with the current key; `previousSecretKey` must be the one it was encrypted with. Safe while
 * nodes that know both keys run, and safe to stop and start again.
 * @param onBatch called with the table and the number of rows so far
 * @returns what was done in each table; the rotation is complete when a second run changes no row
 */
export async function rotateKeys(
  db: Database,
  keys: Keys,
  { now, onBatch }: { now: Date; onBatch?: (table: string, seen: number) => void },
): Promise<RotationTable[]> {
  // At the start, so that no password is lost when the old key is removed too early.
  await retireKeys(db, keys, now)
  const done: RotationTable[] = []
  for (const sealed of sealedTables) {
    const resealed = await resealTable(db, keys, sealed, (seen) => onBatch?.(sealed.table, seen))
    done.push({ table: sealed.table, ...resealed })
  }
  return done
}
