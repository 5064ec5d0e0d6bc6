import { bandsOf, type NearHash } from '@guangquan/rules/posts/near-hash'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'

/** Stores how a photograph looks; null where it is too dark, too even or too regular to be compared. */
export async function storeNearHash(db: Queryable, fileId: string, hash: NearHash | null): Promise<void> {
  const [band0, band1, band2, band3, band4, band5] = hash === null ? [] : bandsOf(hash)
  await db
    .insertInto('near_hash')
    .values({
      file_id: fileId,
      bits: hash && sql<string>`${hash.bits}::bit(256)`,
      weak: hash && sql<string>`${hash.weak}::bit(256)`,
      band0,
      band1,
      band2,
      band3,
      band4,
      band5,
    })
    // Another node made it meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Gives a photograph the hash of another, whose copies it shows. */
export async function copyNearHash(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const known = await tx.selectFrom('near_hash').where('file_id', '=', from).selectAll().execute()
  for (const row of known)
    await tx
      .insertInto('near_hash')
      .values({ ...row, file_id: to })
      .execute()
}

/** Stores how a photograph looks in place of what was known of it. */
export async function replaceNearHash(tx: Tx, fileId: string, hash: NearHash | null): Promise<void> {
  await tx.deleteFrom('near_hash').where('file_id', '=', fileId).execute()
  await storeNearHash(tx, fileId, hash)
}
