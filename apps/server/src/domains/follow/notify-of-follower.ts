import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { createNotice } from '../notice/index.ts'

/** Notifies of a new follower; following repeatedly notifies once a day. */
export async function notifyOfFollower(
  { tx, now }: EventCtx,
  { followerId, followedId }: EventPayload<'member.followed'>,
): Promise<void> {
  await createNotice(tx, now, { memberId: followedId, fromMemberId: followerId, kind: 'member.followed' })
}
