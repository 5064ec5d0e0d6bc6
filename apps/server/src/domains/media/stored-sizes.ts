import { sql } from 'kysely'
import * as z from 'zod'
import type { Database, Queryable } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { defineJob, type Job } from '../../jobs/job.ts'

/** Counts the originals by use of the file: from the table alone, which names what is stored. */
async function countStoredSizes({ db, now }: { db: Database; now: Date }): Promise<void> {
  await inTransaction({ db }, async (tx) => {
    await tx.deleteFrom('stored_size').execute()
    await sql`
      insert into stored_size (use_type, files, bytes, counted_at)
      select use_type, count(*), sum(size_bytes), ${now} from stored_file where size_bytes > 0 group by use_type`.execute(
      tx,
    )
  })
}

export const storedSizesJob: Job = defineJob('media.countStored', z.object({}), countStoredSizes, {
  lane: 'upkeep',
})

export interface StoredSize {
  useType: number
  files: number
  bytes: number
  countedAt: Date
}

/** As they were last counted. */
export function listStoredSizes(db: Queryable): Promise<StoredSize[]> {
  return db
    .selectFrom('stored_size')
    .select(['use_type as useType', 'files', 'bytes', 'counted_at as countedAt'])
    .orderBy('use_type')
    .execute()
}
