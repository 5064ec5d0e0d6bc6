import type { EventPayload } from '../../events/catalogue.ts'
import { subscribe, type EventCtx, type Subscription } from '../../events/subscription.ts'
import { findReadablePost } from '../post/index.ts'
import { findReplyPeople } from '../reply/index.ts'
import { createNotice, noticeTabs } from './create-notice.ts'
import { hasNoticeSince } from './notice.read.ts'

/**
 * Tells the post's author and whom a comment answers; one person gets one notice. Who may not see the post any
 * more hears nothing of it.
 */
async function tellOfReply(
  { tx, now }: EventCtx,
  { replyId, publishId }: EventPayload<'reply.written'>,
): Promise<void> {
  const people = await findReplyPeople(tx, replyId)
  if (people === undefined) return
  const post = await findReadablePost(tx, people.writerId, publishId)
  if (post === undefined) return
  const about = { tab: noticeTabs.comments, fromMemberId: people.writerId, publishId, replyId } as const
  const { answeredId } = people
  if (answeredId !== null && (await findReadablePost(tx, answeredId, publishId)) !== undefined) {
    await createNotice(tx, now, { ...about, memberId: answeredId, kind: 'reply.toReply' })
  }
  if (post.author_id !== answeredId) {
    await createNotice(tx, now, { ...about, memberId: post.author_id, kind: 'reply.toPost' })
  }
}

const followQuietMs = 24 * 3600_000

/** Tells of a new follower; clicking on and off tells once a day. */
async function tellOfFollower(
  { tx, now }: EventCtx,
  { followerId, followedId }: EventPayload<'member.followed'>,
): Promise<void> {
  const about = { memberId: followedId, fromMemberId: followerId, kind: 'member.followed' } as const
  if (await hasNoticeSince(tx, about, new Date(now.getTime() - followQuietMs))) return
  await createNotice(tx, now, { ...about, tab: noticeTabs.followers })
}

/** Tells a member that a sixth sign-in ended their oldest session. */
async function tellOfReplacedSession(
  { tx, now }: EventCtx,
  { memberId }: EventPayload<'session.replaced'>,
): Promise<void> {
  await createNotice(tx, now, { memberId, tab: noticeTabs.system, kind: 'session.replaced' })
}

export const noticeSubscriptions: Subscription[] = [
  subscribe('reply.written', 'notice.tellOfReply', tellOfReply),
  subscribe('member.followed', 'notice.tellOfFollower', tellOfFollower),
  subscribe('session.replaced', 'notice.tellOfReplacedSession', tellOfReplacedSession),
]
