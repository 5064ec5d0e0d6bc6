import { setTimeout as pause } from 'node:timers/promises'
import { publishTypes, type EditInput, type PublishInput, type PublishItem } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { finishCopies } from '../media/index.ts'
import { editPost } from './edit-post.ts'
import { renewPosts } from './post.store.ts'
import { loadPostCards } from './post.view.ts'
import { publishPost } from './publish-post.ts'

/** Longest an author waits for marked copies; what is not there by then comes by its job. */
const waitMs = 3000

/**
 * Publishes, and then makes the copies that the author's choices ask for: until they are there nothing above 480 px
 * is shown, and the first thing an author does is to look.
 * @throws what `publishPost` throws
 */
export async function publishFinished(
  ctx: MemberCtx,
  input: PublishInput,
): Promise<{ id: string; status: number }> {
  const published = await publishPost(ctx, input)
  if (input.publishType !== publishTypes.photo) return published
  const changed = input.pictures.filter(({ watermark, largeOpen }) => watermark !== 0 || largeOpen)
  await finishSoon(ctx, changed)
  return published
}

/**
 * Changes a post, as `publishFinished` publishes one.
 * @throws what `editPost` throws
 */
export async function editFinished(ctx: MemberCtx, input: EditInput): Promise<PublishItem> {
  await editPost(ctx, input)
  if (input.publishType === publishTypes.photo) {
    const chosen = input.pictures.filter(
      ({ watermark, largeOpen }) => watermark !== undefined || largeOpen !== undefined,
    )
    await finishSoon(ctx, chosen)
    // Whoever looked in between keeps a card without them.
    if (chosen.length > 0) await inTransaction(ctx, (tx) => renewPosts(tx, [input.id]))
  }
  const [card] = await loadPostCards(ctx, [{ id: input.id }])
  return card ?? fail('ContentNotFound')
}

async function finishSoon(ctx: MemberCtx, pictures: readonly { fileId: string }[]): Promise<void> {
  if (pictures.length === 0) return
  const copies = Promise.all(pictures.map(({ fileId }) => finishCopies(ctx.app, fileId))).catch(
    (error: unknown) => ctx.log.error({ err: error }, 'marked copies are left to their job'),
  )
  await Promise.race([copies, pause(waitMs, undefined, { ref: false })])
}
