import { setTimeout as pause } from 'node:timers/promises'
import {
  publishTypes,
  type EditInput,
  type MethodOutput,
  type NewPublish,
  type PublishInput,
  type PublishItem,
} from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { finishCopies } from '../media/index.ts'
import { editPost } from './edit-post.ts'
import { prepareInput, replaceInputWords } from '../post-extension/index.ts'
import { renewPosts } from './post.store.ts'
import { loadPosts } from '../post-card/index.ts'
import { publishPost } from './publish-post.ts'

/** How long an author waits at most for watermarked copies; a job makes the rest. */
const waitMs = 3000

/**
 * Publishes, then makes the copies that the author's choices require: without them nothing above 480 px is shown, and
 * authors look at their post at once.
 * @throws the errors of `publishPost`
 */
export async function publishFinished(
  ctx: OnceCtx<MethodOutput<typeof NewPublish.Publish>>,
  written: PublishInput,
): Promise<CommittedResponse> {
  const input = await replaceInputWords(ctx, written)
  await prepareInput(ctx, input, { isDraft: false })
  const response = await ctx.once((tx) => publishPost({ ...ctx, db: tx }, input))
  if (input.publishType !== publishTypes.photo) return response
  const changed = input.pictures.filter(({ watermark, largeOpen }) => watermark !== 0 || largeOpen)
  await finishSoon(ctx, changed)
  return response
}

/** Edits a post, as `publishFinished` publishes one. @throws the errors of `editPost` */
export async function editFinished(
  ctx: OnceCtx<PublishItem>,
  written: EditInput,
): Promise<CommittedResponse> {
  const input = await replaceInputWords(ctx, written)
  await prepareInput(ctx, input, { isDraft: false })
  const response = await ctx.once(async (tx) => {
    const own = { ...ctx, db: tx }
    await editPost(own, input)
    return loadCard(own, input.id)
  })
  if (input.publishType !== publishTypes.photo) return response
  const chosen = input.pictures.filter(
    ({ watermark, largeOpen }) => watermark !== undefined || largeOpen !== undefined,
  )
  if (chosen.length === 0) return response
  await finishSoon(ctx, chosen)
  return ctx.replaceResponse(async (tx) => {
    // A card read in between is cached without the copies. If this fails, for example because the post is locked, it
    // stays for half a minute: no longer than after the job, which does not renew cards.
    await renewPosts(tx, [input.id])
    return loadCard({ ...ctx, db: tx }, input.id)
  })
}

async function loadCard(ctx: MemberCtx, id: string): Promise<PublishItem> {
  const [card] = await loadPosts(ctx, [{ id }])
  return card ?? fail('ContentNotFound')
}

async function finishSoon(ctx: MemberCtx, pictures: readonly { fileId: string }[]): Promise<void> {
  if (pictures.length === 0) return
  const copies = Promise.all(pictures.map(({ fileId }) => finishCopies(ctx.app, fileId))).catch(
    (error: unknown) => ctx.log.error({ err: error }, 'marked copies are left to their job'),
  )
  await Promise.race([copies, pause(waitMs, undefined, { ref: false })])
}
