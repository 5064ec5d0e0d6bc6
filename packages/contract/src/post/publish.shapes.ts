import * as z from 'zod'
import { aiMark } from '../media/photograph.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { ArticleFacts } from '../article/article.shapes.ts'
import { EntryMatch } from '../contest/entry-match.shapes.ts'
import { Mention } from '../mention/mention.shapes.ts'
import { Cover, Picture } from '../media/picture.shapes.ts'
import { followState } from '../member/member.shapes.ts'
import { VideoCard } from '../video/video.shapes.ts'
import { VotePart } from '../vote/vote.shapes.ts'
import { rightsOf } from '../wire/rights.ts'

export const publishTypes = {
  photo: 1,
  article: 2,
  video: 3,
  vote: 4,
  entry: 5,
  match: 6,
  activity: 7,
  lesson: 8,
} as const

/** Decides which page a link opens. */
export const categories = { post: 1, activity: 2, article: 3, video: 4 } as const

export function categoryOf(publishType: number): number {
  switch (publishType) {
    case publishTypes.match:
    case publishTypes.activity:
      return categories.activity
    case publishTypes.lesson:
      return categories.article
    case publishTypes.video:
      return categories.video
    default:
      return categories.post
  }
}

export const publishStatus = {
  draft: 0,
  inReview: 1,
  published: 2,
  limited: 3,
  refused: 4,
  deleted: 5,
} as const

/** 1 my fans, 2 people I follow, 3 everybody else, 4 members of the circle it is published in. */
export const audience = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type Audience = z.infer<typeof audience>

export const TopicInfo = z.object({ id: z.string(), name: z.string() })

/** What each kind adds to a card on the wire: null for the other kinds. In the code it is a `PostPart`. */
export const PostParts = z.object({
  /** The cover of a post without photographs of its own: an article or a video. */
  cover: Cover.nullable(),
  article: ArticleFacts.nullable(),
  video: VideoCard.nullable(),
  vote: VotePart.nullable(),
  /** The contest of an entry. */
  match: EntryMatch.nullable(),
})

/** A post as this viewer sees it, in lists and on its page. */
export const PublishItem = z.object({
  id,
  category: z.int(),
  publishType: z.int(),
  publishSubType: z.int(),
  title: z.string(),
  summary: z.string(),
  pictures: z.array(Picture),
  ...PostParts.shape,
  topicInfos: z.array(TopicInfo),
  tags: z.array(z.string()),
  place: z.string(),
  /** The circle it is published in; null: none, or one that is not open. */
  circle: z.object({ id, title: z.string() }).nullable(),
  authorId: id,
  authorNickName: z.string(),
  authorHeadPic: z.string(),
  /** Same value as `authorHeadPic`; clients read both names. */
  authorHeadImg: z.string(),
  authorUserCategoryIcon: z.string().nullable(),
  authorUsedFrameSrc: z.string().nullable(),
  authorUsedAchievementSrc: z.string().nullable(),
  authorUsedAchievementTitle: z.string().nullable(),
  authorLevel: z.int(),
  authorUserLevelIcon: z.string().nullable(),
  levelIconUrl: z.string().nullable(),
  authorFollowState: followState,
  /** The account was erased and its posts were kept: there is nobody to follow. */
  authorErased: z.boolean(),
  likeCount: z.int(),
  collectCount: z.int(),
  replyCount: z.int(),
  shareCount: z.int(),
  viewCount: z.int(),
  isLike: z.boolean(),
  isCollect: z.boolean(),
  isAuthor: z.boolean(),
  /** A visitor gets the rights they would have after signing in. */
  ...rightsOf('edit', 'remove', 'closeComments', 'askCritique', 'comment', 'critique', 'report'),
  /** The author closed the comments. */
  commentsClosed: z.boolean(),
  /** The members meant by `@name` in the text. */
  atUsers: z.array(Mention),
  /** `can.comment`; false for a visitor. */
  addComment: z.boolean(),
  /** The author asks for critiques, each pinned to a region of a photograph. */
  critiqueOpen: z.boolean(),
  /** 1 without AI, 2 altered with AI, 3 made by AI. */
  aiMark,
  /** The files' metadata indicate more AI than the author declared. */
  aiSuspected: z.boolean(),
  /** Sent to every reader, who may know who else sees the post. */
  exposeUser: z.array(audience),
  status: z.int(),
  createTime: timeText,
  editedTime: timeText.nullable(),
  /** Why it is in 推荐, as a sentence; otherwise null. */
  whyShown: z.string().nullable(),
})
export type PublishItem = z.infer<typeof PublishItem>
