import * as z from 'zod'
import { announcementStates, newsLimits, newsStates } from './news.words.ts'
import { newsType } from './news.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const newsState = z.literal(Object.values(newsStates))

const { title, summary, source, body } = newsLimits

/** Markdown. A picture is referred to by the id of its upload, or by the path of one that the news has. */
export const newsBody = memberText(body.min, body.max)

export const newsFields = {
  type: newsType,
  title: memberText(title.min, title.max),
  summary: memberText(0, summary),
  source: memberText(1, source),
  body: newsBody,
  /** An entry of `NewsVideoType` and the post to show, for videos only. */
  videoType: z.int().min(1).max(10_000).nullable(),
  videoId: id.nullable(),
  /** The id of an upload, or the path of the present cover. */
  cover: z.string().max(200).nullable(),
}

export const StaffNewsItem = z.object({
  id,
  type: z.int(),
  title: z.string(),
  source: z.string(),
  state: z.int(),
  /** Epoch milliseconds: the time of publication, in the future where it is scheduled. */
  publishedAt: z.int().nullable(),
  isScheduled: z.boolean(),
  updateTime: timeText,
  version: z.int(),
})
export type StaffNewsItem = z.infer<typeof StaffNewsItem>

export const StaffNewsDetail = StaffNewsItem.extend({
  summary: z.string(),
  body: z.string(),
  videoType: z.int().nullable(),
  videoId: id.nullable(),
  /** `key` refers to it in a change. */
  cover: z.object({ key: z.string(), url: z.string() }).nullable(),
})
export type StaffNewsDetail = z.infer<typeof StaffNewsDetail>

/** The audience of an announcement. */
export const NewsAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('level'), level: z.int().min(1).max(10) }),
  /** A province by its code. */
  z.strictObject({ kind: z.literal('area'), areaCode: z.string().regex(/^\d{6}$/) }),
  z.strictObject({ kind: z.literal('product'), productId: id }),
  z.strictObject({ kind: z.literal('circle'), circleId: id }),
  z.strictObject({ kind: z.literal('member'), memberId: id }),
])
export type NewsAudience = z.infer<typeof NewsAudience>

/** News that members are notified of. */
export const Announcement = z.object({
  id,
  audience: NewsAudience,
  /** The audience in words. */
  audienceText: z.string(),
  state: z.literal(Object.values(announcementStates)),
  /** Epoch milliseconds. */
  sendAt: z.int(),
  /** Members notified so far. */
  sentCount: z.int(),
  /** Members who read it. */
  readCount: z.int(),
  createdBy: z.string(),
  createTime: timeText,
})
export type Announcement = z.infer<typeof Announcement>
