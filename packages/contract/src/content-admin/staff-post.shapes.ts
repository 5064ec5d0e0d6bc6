import * as z from 'zod'
import { topicsPerPost } from '../post/post.limits.ts'
import { TopicInfo } from '../post/publish.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

/** Max posts or comments that staff decide on in one call. */
export const maxDecided = 50
export const decidedIds = z.array(id).min(1).max(maxDecided)

/** Those that were changed, and those that were skipped because they were in another state by then. */
export const Decided = z.object({ done: z.array(id), skipped: z.array(id) })
export type Decided = z.infer<typeof Decided>

export const StaffPostItem = z.object({
  id,
  authorId: id,
  authorName: z.string(),
  publishType: z.int(),
  status: z.int(),
  title: z.string(),
  text: z.string(),
  /** Small copy of the cover; null without a photograph. */
  coverUrl: z.string().nullable(),
  pictureCount: z.int(),
  topics: z.array(TopicInfo),
  tags: z.array(z.string()),
  likeCount: z.int(),
  replyCount: z.int(),
  openReportCount: z.int(),
  /** Why it is not shown; its author reads it. */
  reviewReason: z.string(),
  createTime: timeText,
  /** Its page on the members' site; null where members do not see it. */
  path: z.string().nullable(),
  /** For `SetTopics`, which is refused when somebody changed the post meanwhile. */
  version: z.int(),
})
export type StaffPostItem = z.infer<typeof StaffPostItem>

export const chosenTopics = z.array(z.string().max(64)).max(topicsPerPost, `最多选 ${topicsPerPost} 个主题`)

export const StaffReplyItem = z.object({
  id,
  publishId: id,
  authorId: id,
  authorName: z.string(),
  text: z.string(),
  pictureUrl: z.string().nullable(),
  /** A comment; otherwise an answer to one. */
  isFirstLevel: z.boolean(),
  /** 1 in review, 2 shown, 5 deleted. */
  status: z.int(),
  likeCount: z.int(),
  openReportCount: z.int(),
  createTime: timeText,
})
export type StaffReplyItem = z.infer<typeof StaffReplyItem>
