import * as z from 'zod'
import { domainNotices } from '../catalogues.gen.ts'
import { id, timeText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

/** Tabs of the notice pages: the last part of `/user/notice/{tab}`. */
export const noticeTabs = {
  comments: 1,
  mentions: 2,
  followers: 3,
  circles: 4,
  activities: 5,
  system: 6,
} as const
export type NoticeTab = (typeof noticeTabs)[keyof typeof noticeTabs]

/** Kind of notice → its sentence, after the name of the person who caused it. `{title}` is the post. */
export const noticeTexts = domainNotices
export type NoticeKind = keyof typeof noticeTexts

/** Names of posts without a title in a sentence, by type. */
const untitled: Record<number, string> = {
  1: '照片',
  2: '文章',
  3: '视频',
  4: '投票',
  5: '参赛作品',
  6: '影赛',
  7: '活动',
  8: '课程',
}

/** A post in a sentence: 《its title》, or 照片 and the like. */
export function postInSentence(post: { title: string; publishType: number }): string {
  return post.title === '' ? (untitled[post.publishType] ?? '作品') : `《${post.title}》`
}

/** A comment in a sentence. */
export const commentInSentence = '评论'

/**
 * The sentence of a notice; without a target it has no placeholder for a title. A note, such as a reason, follows it.
 */
export function noticeText(kind: NoticeKind, title: string | null, note = ''): string {
  const sentence = noticeTexts[kind].replace('{title}', () => title ?? '作品')
  return note === '' ? sentence : `${sentence}：${note}`
}

/** A person who caused a notice, with the field names that lists of notices use. */
export const NoticePerson = UserBrief.extend({
  fromUserHeadPicUrl: z.string(),
  fromUserCategoryIcon: z.string().nullable(),
  fromUsedFrameSrc: z.string().nullable(),
})
export type NoticePerson = z.infer<typeof NoticePerson>

/** Where a notice leads: a post's page (at its comments with `anchor`), or the page of the caller's product. */
export const NoticeTarget = z.object({
  /** Path of the page on the site. */
  path: z.string(),
  /** Null for targets that are not posts; the same for `publishType`. */
  category: z.int().nullable(),
  publishType: z.int().nullable(),
  id,
  anchor: z.enum(['comment']).nullable(),
  title: z.string(),
  /** Small copy of the cover; null where there is no picture. */
  coverUrl: z.string().nullable(),
})
export type NoticeTarget = z.infer<typeof NoticeTarget>

export const NoticeItem = z.object({
  id,
  tab: z.int().min(1).max(6),
  /** A key of `noticeTexts`. */
  type: z.string(),
  /** Null for notices from the site itself. */
  fromUser: NoticePerson.nullable(),
  text: z.string(),
  /** The comment concerned; empty where there is none. */
  quote: z.string(),
  target: NoticeTarget.nullable(),
  count: z.int(),
  isRead: z.boolean(),
  createTime: timeText,
})
export type NoticeItem = z.infer<typeof NoticeItem>

/** What like notices are about. */
export const likeNoticeKinds = { like: 1, collect: 2, likeReply: 3 } as const
export const likeNoticeKind = z.literal(Object.values(likeNoticeKinds))
export type LikeNoticeKind = z.infer<typeof likeNoticeKind>

/** What was done, after the names of those who did it; `name` is the target's name in a sentence. */
export function likeNoticeText(mark: 'like' | 'collect', name: string): string {
  return mark === 'like' ? `赞了你的${name}` : `收藏了你的${name}`
}

/** The likes of one thing on one day: 「A、B 等 12 人赞了你的《…》」. */
export const LikeNoticeItem = z.object({
  id,
  kind: likeNoticeKind,
  /** The two newest at most. */
  fromUsers: z.array(NoticePerson),
  /** What they did, after their names: 赞了你的《…》. */
  text: z.string(),
  quote: z.string(),
  target: NoticeTarget,
  count: z.int(),
  isRead: z.boolean(),
  createTime: timeText,
})
export type LikeNoticeItem = z.infer<typeof LikeNoticeItem>

/** Number of unread notices: by tab, groups of likes, messages, and in all. At most 100 of each are counted. */
export const UnreadCount = z.object({
  /** The newest unread notice that pops up; null: none. */
  popUp: NoticeItem.nullable(),
  tabs: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int(), 6: z.int() }),
  like: z.int(),
  im: z.int(),
  total: z.int(),
})
export type UnreadCount = z.infer<typeof UnreadCount>
