import * as z from 'zod'
import { id, memberText, timeText } from '../shapes/text.ts'
import { rightsOf } from '../wire/rights.ts'

export const StaffArticleItem = z.object({
  id,
  title: z.string(),
  authorId: id,
  authorName: z.string(),
  /** An editorial lesson; otherwise a member's article. */
  isOfficial: z.boolean(),
  categoryId: z.int(),
  /** Since when it is on the page of articles; null when it is not. */
  listedTime: timeText.nullable(),
  ...rightsOf('feature', 'passOver'),
  createTime: timeText,
  likeCount: z.int(),
  replyCount: z.int(),
  /** Sent with changes, which are refused when somebody changed the article meanwhile. */
  version: z.int(),
})
export type StaffArticleItem = z.infer<typeof StaffArticleItem>

export const StaffTopicItem = z.object({
  id: z.string(),
  name: z.string(),
  cover: z.string(),
  /** Position in every list of topics. */
  sort: z.int(),
  /** Public posts with it. */
  count: z.int(),
  isOpen: z.boolean(),
  version: z.int(),
})
export type StaffTopicItem = z.infer<typeof StaffTopicItem>

export const topicFields = {
  name: memberText(1, 10),
  sort: z.int().min(0).max(1000),
  isOpen: z.boolean(),
}
