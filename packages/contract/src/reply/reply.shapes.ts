import * as z from 'zod'
import { Critique } from './critique.shapes.ts'
import { Mention } from '../mention/mention.shapes.ts'
import { CommentPicture } from '../media/picture.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { rightsOf } from '../wire/rights.ts'

const replyFields = {
  id,
  publishId: id,
  parentId: id.nullable(),
  /** On the second level, the nickname of the person answered. */
  replyToUser: z.string().nullable(),
  userId: id,
  nickName: z.string(),
  fromUserHeadPicUrl: z.string(),
  fromUserCategoryIcon: z.string().nullable(),
  fromUsedFrameSrc: z.string().nullable(),
  fromUsedAchievementSrc: z.string().nullable(),
  fromUsedAchievementTitle: z.string().nullable(),
  level: z.int(),
  text: z.string(),
  atUsers: z.array(Mention),
  /** The one photograph of a comment. */
  picture: CommentPicture.nullable(),
  /** Whether the author of the post folded it as 不友善. */
  folded: z.boolean(),
  likeCount: z.int(),
  isLike: z.boolean(),
  /** Written by the post's author. */
  isAuthor: z.boolean(),
  /** A visitor gets the rights they would have after signing in. */
  ...rightsOf('pin', 'fold', 'markHelpful', 'remove', 'report'),
  createTime: timeText,
}

/** Second level: answers under a comment. */
export const ReplyChild = z.object(replyFields)
export type ReplyChild = z.infer<typeof ReplyChild>

/** First level: a comment with its first two answers. */
export const ReplyItem = z.object({
  ...replyFields,
  pinned: z.boolean(),
  /** Null for a plain comment. */
  critique: Critique.nullable(),
  children: z.array(ReplyChild),
  childCount: z.int(),
})
export type ReplyItem = z.infer<typeof ReplyItem>
