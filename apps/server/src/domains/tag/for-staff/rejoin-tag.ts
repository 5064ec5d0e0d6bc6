import { sql } from 'kysely'
import * as z from 'zod'
import type { Database, Tx } from '../../../db/client.ts'
import { defineJob } from '../../../jobs/job.ts'
import { replaceTag } from '../../post/index.ts'

/** Merges and renames are carried out one after another. */
export const tagQueue = { queue: 'tag.rejoin' }

/** Posts in one transaction: others wait for their locks. */
const postsAtOnce = 50
const followersAtOnce = 500

/**
 * Moves posts and followers of a merged tag to the tag it refers to. Moved rows no longer have the old tag, so that an
 * interrupted run continues where it stopped.
 */
export const rejoinTag = defineJob(
  'tag.rejoin',
  z.object({ name: z.string() }),
  async ({ db, signal }, { name }) => {
    while (await moveSome(db, name, movePosts)) signal.throwIfAborted()
    while (await moveSome(db, name, moveFollowers)) signal.throwIfAborted()
  },
  { lane: 'slow' },
)

interface Move {
  from: string
  into: string
}

/** Moves a part in one transaction. @returns whether there may be more */
function moveSome(
  db: Database,
  name: string,
  move: (tx: Tx, move: Move) => Promise<number>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Where it leads may have changed since, also back to itself.
    const { rows } = await sql<{ merged_into: string | null }>`
      select merged_into from tag where name = ${name} for key share`.execute(tx)
    const into = rows[0]?.merged_into ?? null
    return into !== null && (await move(tx, { from: name, into })) > 0
  })
}

const movePosts = (tx: Tx, move: Move) => replaceTag(tx, { ...move, limit: postsAtOnce })

async function moveFollowers(tx: Tx, { from, into }: Move): Promise<number> {
  const { rows } = await sql`with moved as (
      delete from tag_follow where tag = ${from} and member_id in (
        select member_id from tag_follow where tag = ${from} limit ${sql.lit(followersAtOnce)})
      returning member_id, created_at
    ), added as (
      insert into tag_follow (member_id, tag, created_at)
      select member_id, ${into}, created_at from moved on conflict do nothing
    ) select from moved`.execute(tx)
  return rows.length
}
