import { setTimeout as pause } from 'node:timers/promises'
import { publishTypes, type PublishInput } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { finishCopies } from '../media/index.ts'
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
  const copies = Promise.all(changed.map(({ fileId }) => finishCopies(ctx.app, fileId))).catch(
    (error: unknown) => ctx.log.error({ err: error }, 'marked copies are left to their job'),
  )
  if (changed.length > 0) await Promise.race([copies, pause(waitMs, undefined, { ref: false })])
  return published
}
