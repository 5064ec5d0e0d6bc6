import type { Queryable } from '../db/client.ts'

/** The result of the last comparison of a folder with its rows. */
export interface RecordedProof {
  folder: string
  objects: number
  orphans: number
  removed: number
  missing: number
}

export function listStorageProofs(db: Queryable): Promise<(RecordedProof & { provedAt: Date })[]> {
  return db
    .selectFrom('storage_proof')
    .select(['folder', 'objects', 'orphans', 'removed', 'missing', 'proved_at as provedAt'])
    .orderBy('folder')
    .execute()
}

/** Replaces the result of the previous comparison. */
export async function recordProof(
  db: Queryable,
  { folder, ...found }: RecordedProof,
  now: Date,
): Promise<void> {
  const values = { ...found, proved_at: now }
  await db
    .insertInto('storage_proof')
    .values({ folder, ...values })
    .onConflict((conflict) => conflict.column('folder').doUpdateSet(values))
    .execute()
}
