import { bandsOf, type NearHash } from '@guangquan/rules/posts/near-hash'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/client.ts'

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
