import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { createNotice } from '../notice/index.ts'
import { findReadablePost } from '../post/index.ts'
import { replyTargetName } from './reply-target-name.ts'

/** Notifies the writer of a critique once that the post's author found it helpful. */
export async function notifyOfHelpful(
  { tx, now }: EventCtx,
  { replyId, publishId, memberId }: EventPayload<'critique.helpful'>,
): Promise<void> {
  const post = await findReadablePost(tx, memberId, publishId)
  if (post === undefined) return
  const target = { kind: replyTargetName, id: replyId }
  await createNotice(tx, now, { memberId, fromMemberId: post.author_id, target, kind: 'critique.helpful' })
}
