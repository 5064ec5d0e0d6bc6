import * as z from 'zod'
import { defineJob } from '../../../jobs/job.ts'
import { settlePostFiles } from '../../post/index.ts'

const atOnce = 200

/** Closes the addresses of a frozen circle's photographs, or opens them again, according to its present state. */
export const shadeFilesJob = defineJob(
  'circle.shadeFiles',
  z.object({ circleId: z.uuid() }),
  async ({ db, signal }, { circleId }) => {
    for (let after: string | null = null; !signal.aborted;) {
      const posts: { id: string }[] = await db
        .selectFrom('publish')
        .select('id')
        .where('circle_id', '=', circleId)
        .$if(after !== null, (query) => query.where('id', '>', after))
        .orderBy('id')
        .limit(atOnce)
        .execute()
      for (const { id } of posts) await db.transaction().execute((tx) => settlePostFiles(tx, id))
      after = posts.at(-1)?.id ?? null
      if (posts.length < atOnce) return
    }
  },
  { lane: 'slow' },
)
