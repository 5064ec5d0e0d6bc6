import { reportTypes, targetTypes } from '@guangquan/contract'
import { findReadablePost } from '../post/index.ts'
import type { TargetPart } from '../target/index.ts'
import { hideReply, lockReplyAndParent } from './hide-reply.ts'
import { likeReply } from './like-reply.ts'
import { findShownReply } from './reply-facts.ts'

/** Comments as targets of likes and reports. */
export const replyTarget: TargetPart = {
  name: 'comment',
  targetTypes: [targetTypes.comment],
  reportType: reportTypes.comment,
  like: likeReply,
  findOwner: async (db, viewerId, id) => {
    const reply = await findShownReply(db, id)
    if (reply === undefined) return undefined
    const post = await findReadablePost(db, viewerId, reply.publish_id)
    return post === undefined ? undefined : reply.author_id
  },
  hold: async (tx, id) => {
    const reply = await lockReplyAndParent(tx, id)
    return async (now) => {
      if (reply !== undefined) await hideReply(tx, reply, now)
    }
  },
}
