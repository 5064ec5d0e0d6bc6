import { commentInSentence, likeNoticeKinds, reportTypes, targetTypes } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { createNotice } from '../notice/index.ts'
import { findReadablePost, loadPostSubjects } from '../post/index.ts'
import type { TargetPart, TargetSubject } from '../target/index.ts'
import { restoreRemoved } from './for-staff/restore-removed.ts'
import { hideReply, lockReplyAndParent } from './hide-reply.ts'
import { likeReply } from './like-reply.ts'
import { findShownReply, likesReplyById, loadReplyTexts } from './reply-facts.ts'
import { replyTargetName } from './reply-target-name.ts'
import { isReadableReply, writerOfReadable } from './visible-replies.ts'

/** Comments as targets of likes, reports and notices. */
export const replyTarget: TargetPart = {
  name: replyTargetName,
  targetTypes: [targetTypes.comment],
  reportType: reportTypes.comment,
  like: likeReply,
  isLiked: likesReplyById,
  likeNoticeKinds: { like: likeNoticeKinds.likeReply },
  isReadable: isReadableReply,
  ownerFor: writerOfReadable,
  loadSubjects,
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
  restore: async (tx, { id, now, note }) => {
    const authorId = await restoreRemoved(tx, id)
    if (authorId === undefined) return false
    await createNotice(tx, now, { memberId: authorId, kind: 'reply.shownAgain', note })
    return true
  },
}

// A comment is shown at its post.
async function loadSubjects(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, TargetSubject>> {
  const replies = await loadReplyTexts(ctx.db, ids)
  const posts = await loadPostSubjects(ctx, [...new Set(replies.map((reply) => reply.publish_id))])
  return new Map(
    replies.flatMap(({ id, body, publish_id }) => {
      const post = posts.get(publish_id)
      if (post === undefined) return []
      const link = { ...post.link, anchor: 'comment' } as const
      return [[id, { name: commentInSentence, title: post.title, quote: body, link }] as const]
    }),
  )
}
