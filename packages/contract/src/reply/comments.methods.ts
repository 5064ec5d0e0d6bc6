import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { maxCommentText } from './reply.limits.ts'
import { postLimits } from '../post/post.limits.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { maxCritiques, CritiqueInput } from './critique.shapes.ts'
import { ReplyChild, ReplyItem } from './reply.shapes.ts'
import { id, memberText } from '../shapes/text.ts'

/** The members meant by `@name`, where the author picked them from the list. */
const atUsers = z.array(id).max(postLimits.mentions).default([])

export const commentMethods = {
  GetPublishReplyList: method({
    summary: '评论列表；给 parentId 则为其下的回复',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      publishId: id,
      parentId: id.optional(),
      sort: z.enum(['hot', 'new']).default('hot'),
    }),
    output: pageOf(z.union([ReplyItem, ReplyChild])),
    errors: ['ContentNotFound'],
  }),
  Reply: method({
    summary: '评论或回复',
    access: 'member',
    limit: 'reply',
    write: true,
    closedToMuted: true,
    input: writeBody({
      publishId: id,
      parentId: id.optional(),
      text: memberText(1, maxCommentText),
      /** An uploaded photograph of use `comment`. */
      picture: id.optional(),
      /** The members meant by `@name` in the text; unique names are found without it. */
      atUsers,
      critique: CritiqueInput.optional(),
    }),
    output: z.union([ReplyItem, ReplyChild]),
    errors: [
      'ContentNotFound',
      'PhoneNotBound',
      'ContentRefused',
      'CommentsClosed',
      'NotAllowedNow',
      'CritiqueClosed',
      'NotAllowedOnSelf',
      'Restricted',
      'UploadNotFound',
      'BadInput',
    ],
  }),
  PinReply: method({
    summary: '作者置顶一条评论或取消置顶；每篇作品一条',
    access: 'member',
    write: true,
    input: writeBody({ id, on: z.boolean() }),
    output: z.object({ pinned: z.boolean() }),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  FoldReply: method({
    summary: '作者把别人的评论折叠为不友善，或展开',
    access: 'member',
    write: true,
    input: writeBody({ id, on: z.boolean() }),
    output: z.object({ folded: z.boolean() }),
    errors: ['ContentNotFound', 'Forbidden', 'NotAllowedOnSelf'],
  }),
  CloseComments: method({
    summary: '作者关闭或重新打开评论',
    access: 'member',
    write: true,
    input: writeBody({ publishId: id, on: z.boolean() }),
    output: z.object({ commentsClosed: z.boolean() }),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  ReplyLike: method({
    summary: '赞评论',
    access: 'member',
    limit: 'reaction',
    write: true,
    input: writeBody({ id, on: z.boolean() }),
    output: z.object({ likeCount: z.int(), isLike: z.boolean() }),
    errors: ['ContentNotFound'],
  }),
  DeleteReply: method({
    summary: '删除评论',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.object({ replyCount: z.int() }),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  GetCritiqueList: method({
    summary: '照片上的圈点点评，先写的在前',
    access: 'public',
    read: true,
    input: body({ publishId: id }),
    output: z.array(ReplyItem).max(maxCritiques),
    errors: ['ContentNotFound'],
  }),
  AskCritique: method({
    summary: '开始或结束求点评，作者自己的作品',
    access: 'member',
    write: true,
    input: writeBody({ id, on: z.boolean() }),
    output: z.object({ critiqueOpen: z.boolean() }),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  MarkHelpful: method({
    summary: '把点评标为有帮助，由作品的作者',
    access: 'member',
    limit: 'reaction',
    write: true,
    input: writeBody({ id, on: z.boolean() }),
    output: z.object({ helpful: z.boolean() }),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
}
