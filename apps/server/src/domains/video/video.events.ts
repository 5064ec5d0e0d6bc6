import { reviewSentences, videoStates } from '@guangquan/contract'
import { subscribe, type Subscription } from '../../events/subscription.ts'
import { Failure } from '../../fail.ts'
import { findVideo } from '../footage/index.ts'
import { renewPosts, decidePost } from '../post/index.ts'
import { endWait, findAwaited, listPostsOf } from './video.store.ts'

/** Posts that waited for their video are published once it can be watched, or refused when it never will be. */
export const videoSubscriptions: Subscription[] = [
  subscribe('video.playable', 'video.showPosts', ({ tx, now }, { fileId }) =>
    decideAll({ db: tx, now }, fileId, true),
  ),
  subscribe('video.failed', 'video.refusePosts', ({ tx, now }, { fileId }) =>
    decideAll({ db: tx, now }, fileId, false),
  ),
  // The video may have become ready while the post was in the recycle bin.
  subscribe('post.waitsAgain', 'video.showRestored', async ({ tx, now }, { publishId }) => {
    const fileId = await findAwaited(tx, publishId)
    const video = fileId === undefined ? null : await findVideo(tx, fileId)
    if (video === null) return
    if (video.renditions.length > 0) await decide({ db: tx, now }, publishId, true)
    else if (video.state === videoStates.failed) await decide({ db: tx, now }, publishId, false)
  }),
]

type TxCtx = Parameters<typeof decidePost>[0] & { db: Parameters<typeof endWait>[0] }

async function decideAll(ctx: TxCtx, fileId: string, pass: boolean): Promise<void> {
  const posts = await listPostsOf(ctx.db, fileId)
  for (const post of posts) if (post.waits) await decide(ctx, post.publish_id, pass)
  await renewPosts(
    ctx.db,
    posts.map((post) => post.publish_id),
  )
}

// A post in the recycle bin stays in review there.
async function decide(ctx: TxCtx, id: string, pass: boolean): Promise<void> {
  try {
    await decidePost(ctx, pass ? { id, pass } : { id, pass, reason: reviewSentences.videoFailed })
    await endWait(ctx.db, id)
  } catch (error) {
    if (!(error instanceof Failure) || error.errorName !== 'ContentNotFound') throw error
  }
}
