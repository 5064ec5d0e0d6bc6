import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { isBlockedBetween } from '../follow/index.ts'
import { createNotice } from '../notice/index.ts'
import { findReadablePost } from '../post/index.ts'
import { findReplyPeople } from './find-reply-people.ts'
import { replyTargetName } from './reply-target-name.ts'

/**
 * Notifies the member whom a comment answers, the post's author, and mentioned members, each once. Members who may no
 * longer see the post are not notified.
 */
export async function notifyOfReply(
  { tx, now }: EventCtx,
  { replyId, publishId }: EventPayload<'reply.written'>,
): Promise<void> {
  const people = await findReplyPeople(tx, replyId)
  if (people === undefined) return
  const { writerId, answeredId } = people
  const post = await findReadablePost(tx, writerId, publishId)
  if (post === undefined) return
  const about = { fromMemberId: writerId, target: { kind: replyTargetName, id: replyId } }
  const notified = new Set([writerId])
  const maySee = async (memberId: string) =>
    (await findReadablePost(tx, memberId, publishId)) !== undefined &&
    !(await isBlockedBetween(tx, memberId, writerId))

  if (answeredId !== null && !notified.has(answeredId) && (await maySee(answeredId))) {
    notified.add(answeredId)
    await createNotice(tx, now, {
      ...about,
      memberId: answeredId,
      kind: 'reply.toReply',
    })
  }
  if (!notified.has(post.author_id)) {
    notified.add(post.author_id)
    await createNotice(tx, now, {
      ...about,
      memberId: post.author_id,
      kind: 'reply.toPost',
    })
  }
  for (const memberId of people.mentioned) {
    if (notified.has(memberId) || !(await maySee(memberId))) continue
    notified.add(memberId)
    await createNotice(tx, now, { ...about, memberId, kind: 'mention.inReply' })
  }
}
