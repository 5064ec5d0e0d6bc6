import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../db/client.ts'
import { findSightings } from '../settle/match-photographs.ts'

/** Records others' uploads with the number of lost gear, for staff only. Nobody else learns of it. */
export async function recordSightings(tx: Tx, serialIds: readonly string[], now: Date): Promise<void> {
  const found = await findSightings(tx, serialIds)
  if (found.length === 0) return
  await tx
    .insertInto('gear_sighting')
    .values(found.map((row) => ({ ...row, id: uuid(), created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
