import { sql } from 'kysely'
import { NIL as nilUuid } from 'uuid'
import type { Database } from '../../db/client.ts'
import { subscribeToBatches, type Subscription } from '../../events/subscription.ts'
import type { Job, Schedule } from '../../jobs/job.ts'
import { defineWalk, type WalkPart } from '../../jobs/walk.ts'
import { addLinks } from './add-links.ts'

const batch = 100

export const evidenceSubscriptions: Subscription[] = [
  subscribeToBatches('post.published', 'evidence.addLinks', async ({ tx, now }, posts) => {
    await addLinks(
      tx,
      now,
      posts.map(({ publishId }) => publishId),
    )
  }),
]

/** Adds links that no event added: for photographs older than the chain, and those added by an edit. */
const addMissing = defineWalk('evidence.addMissing', {
  part: ({ db, now }, after) => addToNext(db, now, after),
  message: 'photographs without a link were added to the chain of first publications',
})

/** Works on the next published posts; the order of their ids is the order in which they were written. */
export async function addToNext(db: Database, now: Date, after: string = nilUuid): Promise<WalkPart> {
  const { rows } = await sql<{ id: string }>`select id from publish
    where id > ${after}::uuid and status = 2 and picture_count > 0
    order by id limit ${sql.lit(batch)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const done = await db.transaction().execute((tx) => addLinks(tx, now, ids))
  return { done, next: ids.length < batch ? null : (ids.at(-1) ?? null) }
}

export const evidenceJobs: Job[] = [addMissing]
export const evidenceSchedules: Schedule[] = [{ job: addMissing, pattern: '20 4 * * *' }]
