import * as z from 'zod'
import { defineJob } from '../../../jobs/job.ts'
import { lockPost, setPostCircle } from '../../post/index.ts'

const atOnce = 100

/**
 * Takes posts out of a circle: those of an author who left with them, or all of a dissolved circle. Open posts continue
 * as their authors' own; posts only for members of the circle are then visible to nobody else.
 */
export const takePostsJob = defineJob(
  'circle.takePosts',
  z.object({ circleId: z.uuid(), authorId: z.uuid().nullable() }),
  async ({ db, signal }, { circleId, authorId }) => {
    while (!signal.aborted) {
      const posts = await db
        .selectFrom('publish')
        .select('id')
        .where('circle_id', '=', circleId)
        .$if(authorId !== null, (query) => query.where('author_id', '=', authorId))
        .limit(atOnce)
        .execute()
      for (const { id } of posts) {
        await db.transaction().execute(async (tx) => {
          const post = await lockPost(tx, id)
          if (post?.circle_id === circleId) await setPostCircle(tx, post, null)
        })
      }
      if (posts.length < atOnce) return
    }
  },
  { lane: 'slow' },
)
