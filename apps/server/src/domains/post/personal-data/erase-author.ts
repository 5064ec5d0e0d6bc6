import { publishStatus } from '@guangquan/contract'
import type { Database, Tx } from '../../../db/client.ts'
import { lockCounters, moveMemberCounts } from '../../standing/index.ts'
import { listShownFiles } from '../post-files.ts'
import { lockPost, setPostStatus } from '../post.store.ts'
import { endPublished } from '../publish-effects.ts'
import { purgePost } from '../recycle-bin/purge-posts.ts'

const batch = 50

/**
 * Removes an author's posts permanently, or keeps the published posts. May be run again after an
 * interruption. Files are removed by the caller, together with all others of the author.
 */
export async function eraseAuthor(
  db: Database,
  { authorId, keepPosts, now }: { authorId: string; keepPosts: boolean; now: Date },
): Promise<void> {
  for (;;) {
    const posts = await db
      .selectFrom('publish')
      .where('author_id', '=', authorId)
      .$if(keepPosts, (query) => query.where('status', '<>', publishStatus.published))
      .select('id')
      .limit(batch)
      .execute()
    for (const { id } of posts) {
      await db.transaction().execute((tx) => withdraw(tx, id, authorId, now))
      await purgePost({ db }, { id, authorId })
    }
    if (posts.length < batch) return
  }
}

async function withdraw(tx: Tx, id: string, authorId: string, now: Date): Promise<void> {
  await lockCounters(tx, [authorId])
  const post = await lockPost(tx, id)
  if (post === undefined || post.status === publishStatus.deleted) return
  await setPostStatus(tx, id, { status: publishStatus.deleted, deletedAt: now })
  await moveMemberCounts(tx, authorId, { likesReceived: -post.like_count })
  if (post.status !== publishStatus.published) return
  await endPublished(tx, {
    id,
    authorId,
    tags: post.tags,
    topicIds: post.topic_ids,
    fileIds: await listShownFiles(tx, id),
    circleId: post.circle_id,
    isPublic: post.expose_others,
  })
}
