import type { NewPublish } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { findOpenPost } from '../post-access/index.ts'
import { foldReply, pinReply } from './arrange-replies.ts'
import { deleteReply } from './delete-reply.ts'
import { likeReply } from './like-reply.ts'
import { oneReply } from './reply-rows.ts'
import { listCritiques } from './critique.read.ts'
import { markHelpful } from './mark-helpful.ts'
import { listChildren, listReplies } from './reply.read.ts'
import { loadReplyChildren, loadReplyItems } from './reply.view.ts'
import { writeReply } from './write-reply.ts'

/** Methods of NewPublish about comments. */
export const replyMethods = {
  GetPublishReplyList: async (ctx, { parentId, ...input }) => {
    const post = await findOpenPost(ctx, input.publishId)
    if (post === undefined) fail('ContentNotFound')
    if (parentId === undefined) {
      const { rows, ...page } = await listReplies(ctx, input)
      return { ...page, items: await loadReplyItems(ctx, post, rows) }
    }
    const viewerId = ctx.viewer?.id ?? null
    const [parent] = await oneReply(ctx.db, { member: viewerId !== null }, { viewerId, id: parentId })
    if (parent === undefined || parent.publish_id !== post.id) fail('ContentNotFound')
    const { rows, ...page } = await listChildren(ctx, { ...input, parent })
    return { ...page, items: await loadReplyChildren(ctx, post, rows) }
  },
  GetCritiqueList: async (ctx, { publishId }) => {
    const post = await findOpenPost(ctx, publishId)
    if (post === undefined) fail('ContentNotFound')
    return loadReplyItems(ctx, post, await listCritiques(ctx, publishId))
  },
  MarkHelpful: markHelpful,
  Reply: writeReply,
  ReplyLike: likeReply,
  DeleteReply: deleteReply,
  PinReply: pinReply,
  FoldReply: foldReply,
} satisfies Partial<HandlersOf<typeof NewPublish>>
