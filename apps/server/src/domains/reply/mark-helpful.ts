import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { findReadablePost } from '../post/index.ts'
import { canMarkHelpful } from './reply.policy.ts'
import { findReply, replyStatus } from './reply.store.ts'

/**
 * Lets the author of a post mark a critique 有帮助, or remove the mark. Concurrent clicks notify once.
 * @throws ContentNotFound for anything but a shown critique of a post that the caller sees; Forbidden for another
 * member's post
 */
export async function markHelpful(
  ctx: MemberCtx,
  { id, on }: { id: string; on: boolean },
): Promise<{ helpful: boolean }> {
  const reply = await findReply(ctx.db, id)
  if (reply === undefined || reply.status !== replyStatus.shown) fail('ContentNotFound')
  const post = await findReadablePost(ctx.db, ctx.viewer.id, reply.publish_id)
  if (post === undefined) fail('ContentNotFound')
  await inTransaction(ctx, async (tx) => {
    const locked = await tx
      .selectFrom('reply')
      .select(['rubric', 'helpful_at', 'author_id'])
      .where('id', '=', id)
      .where('status', '=', replyStatus.shown)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (locked === undefined) fail('ContentNotFound')
    enforce(canMarkHelpful(ctx.viewer, locked, post.author_id))
    if ((locked.helpful_at !== null) === on) return
    await tx
      .updateTable('reply')
      .set({ helpful_at: on ? ctx.now : null })
      .where('id', '=', id)
      .execute()
    if (!on) return
    await emit(tx, 'critique.helpful', {
      replyId: id,
      publishId: reply.publish_id,
      memberId: locked.author_id,
    })
  })
  return { helpful: on }
}
