import { setTimeout as pause } from 'node:timers/promises'
import { publishTypes, type EditInput, type PublishInput, type PublishItem } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { Answered, OnceCtx } from '../../http/once-ctx.ts'
import { finishCopies } from '../media/index.ts'
import { editPost } from './edit-post.ts'
import { renewPosts } from './post.store.ts'
import { loadPostCards } from './cards/post.view.ts'
import { publishPost } from './publish-post.ts'

/** Longest an author waits for marked copies; what is not there by then comes by its job. */
const waitMs = 3000

/**
 * Publishes, and then makes the copies that the author's choices ask for: until they are there nothing above 480 px
 * is shown, and the first thing an author does is to look.
 * @throws what `publishPost` throws
 */
export async function publishFinished(
  ctx: OnceCtx<{ id: string; status: number }>,
  input: PublishInput,
): Promise<Answered> {
  const answered = await ctx.once((tx) => publishPost({ ...ctx, db: tx }, input))
  if (input.publishType !== publishTypes.photo) return answered
  const changed = input.pictures.filter(({ watermark, largeOpen }) => watermark !== 0 || largeOpen)
  await finishSoon(ctx, changed)
  return answered
}

/**
 * Changes a post, as `publishFinished` publishes one.
 * @throws what `editPost` throws
 */
export async function editFinished(ctx: OnceCtx<PublishItem>, input: EditInput): Promise<Answered> {
  const answered = await ctx.once(async (tx) => {
    const own = { ...ctx, db: tx }
    await editPost(own, input)
    return loadCard(own, input.id)
  })
  if (input.publishType !== publishTypes.photo) return answered
  const chosen = input.pictures.filter(
    ({ watermark, largeOpen }) => watermark !== undefined || largeOpen !== undefined,
  )
  if (chosen.length === 0) return answered
  await finishSoon(ctx, chosen)
  return ctx.answerAnew(async (tx) => {
    // Whoever looked in between keeps a card without the copies.
    await renewPosts(tx, [input.id])
    return loadCard({ ...ctx, db: tx }, input.id)
  })
}

async function loadCard(ctx: MemberCtx, id: string): Promise<PublishItem> {
  const [card] = await loadPostCards(ctx, [{ id }])
  return card ?? fail('ContentNotFound')
}

async function finishSoon(ctx: MemberCtx, pictures: readonly { fileId: string }[]): Promise<void> {
  if (pictures.length === 0) return
  const copies = Promise.all(pictures.map(({ fileId }) => finishCopies(ctx.app, fileId))).catch(
    (error: unknown) => ctx.log.error({ err: error }, 'marked copies are left to their job'),
  )
  await Promise.race([copies, pause(waitMs, undefined, { ref: false })])
}
