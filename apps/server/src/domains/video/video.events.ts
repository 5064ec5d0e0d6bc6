import { subscribe, type Subscription } from '../../events/subscription.ts'
import { Failure } from '../../fail.ts'
import { reviewPost } from '../post/index.ts'
import { endWait } from './video.store.ts'

/** Posts that waited for their video are shown once it can be watched, or refused when it never will be. */
export const videoSubscriptions: Subscription[] = [
  subscribe('video.playable', 'video.showPosts', async ({ tx, now }, { fileId }) => {
    for (const id of await endWait(tx, fileId)) await decide({ db: tx, now }, id, true)
  }),
  subscribe('video.failed', 'video.refusePosts', async ({ tx, now }, { fileId }) => {
    for (const id of await endWait(tx, fileId)) await decide({ db: tx, now }, id, false)
  }),
]

// Its author may have deleted it meanwhile, or somebody decided about it already.
async function decide(ctx: Parameters<typeof reviewPost>[0], id: string, pass: boolean): Promise<void> {
  try {
    await reviewPost(ctx, { id, pass })
  } catch (error) {
    if (!(error instanceof Failure) || error.errorName !== 'ContentNotFound') throw error
  }
}
