import * as z from 'zod'
import { maskLimits, reportSigns, reviewCauses, reviewDecisions, reviewKinds } from './review.words.ts'
import { ArticleBlock } from '../article/article.shapes.ts'
import { MessageCard } from '../message/message.shapes.ts'
import { CommentPicture, Picture } from '../media/picture.shapes.ts'
import { PublishItem } from '../post/publish.shapes.ts'
import { muteDays } from '../sanction/strike.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { VideoPlay } from '../video/video.shapes.ts'

export const reviewKind = z.enum(reviewKinds)
export const reviewCause = z.enum(reviewCauses)
export const reviewDecision = z.enum(reviewDecisions)
export const reviewReasonLimit = 200
export const reviewReasonText = memberText(1, reviewReasonLimit)

/** The moderator who works on a case now. */
export const ReviewClaim = z.object({
  by: z.string(),
  isOwn: z.boolean(),
  /** Epoch milliseconds. */
  until: z.int(),
})

export const ReviewCaseItem = z.object({
  id,
  kind: reviewKind,
  targetId: id,
  memberId: id,
  nickName: z.string(),
  headPicUrl: z.string(),
  /** The beginning of its text. */
  text: z.string(),
  /** Small copy of its cover; null without a photograph. */
  coverUrl: z.string().nullable(),
  causes: z.array(reviewCause),
  reportCount: z.int(),
  /** Whether members see it while it waits. */
  isShown: z.boolean(),
  /** Epoch milliseconds. */
  openedAt: z.int(),
  claim: ReviewClaim.nullable(),
  /** Sent with a decision, which is refused when the target or the case changed meanwhile. */
  version: z.int(),
})
export type ReviewCaseItem = z.infer<typeof ReviewCaseItem>

/** A report of the target, open or decided. */
export const ReviewReport = z.object({
  id,
  reporterId: id,
  nickName: z.string(),
  /** The text of the chosen reason. */
  reason: z.string(),
  text: z.string(),
  pictures: z.array(CommentPicture),
  /** Whether the reporter shares the newest messages between the two. */
  hasMessages: z.boolean(),
  isOpen: z.boolean(),
  createTime: timeText,
})
export type ReviewReport = z.infer<typeof ReviewReport>

/** A private message shared by a report. */
export const ReportedMessage = z.object({
  id,
  /** Sent by the reported member; otherwise by the reporter. */
  isOfReported: z.boolean(),
  text: z.string(),
  pictures: z.array(CommentPicture),
  card: MessageCard.nullable(),
  isRecalled: z.boolean(),
  createTime: timeText,
})
export type ReportedMessage = z.infer<typeof ReportedMessage>

/** An earlier decision about content of the same member. */
export const EarlierDecision = z.object({
  id,
  kind: reviewKind,
  decision: reviewDecision,
  days: z.int().nullable(),
  reason: z.string(),
  decidedBy: z.string(),
  decideTime: timeText,
})
export type EarlierDecision = z.infer<typeof EarlierDecision>

const NearSide = z.object({
  publishId: id,
  nickName: z.string(),
  url1080: z.string(),
  url2048: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  publishTime: timeText,
  /** By the camera's clock, in full for staff; null where the file does not tell it. */
  shotTime: z.string().nullable(),
  cameraName: z.string().nullable(),
})

/** A photograph, beside an earlier one of another author that looks like it. */
export const NearCopy = z.object({
  own: NearSide,
  earlier: NearSide.extend({ title: z.string() }),
  /** In per cent: 100 for equal ones, about 50 for two that have nothing in common. */
  similarity: z.int(),
  /** How the earlier one was turned, as a sum: 4 columns and rows swapped, 1 mirrored left-right, 2 upside down. */
  orientation: z.int(),
})
export type NearCopy = z.infer<typeof NearCopy>

/** A case, with all that a decision needs. */
export const ReviewCaseDetail = ReviewCaseItem.extend({
  /** The post, or the post with the comment, as members see it. */
  post: PublishItem.nullable(),
  article: z.object({ lead: Picture.nullable(), blocks: z.array(ArticleBlock) }).nullable(),
  /** Null while it cannot be watched. */
  video: VideoPlay.pick({ url: true, plain: true }).nullable(),
  comment: z
    .object({ text: z.string(), picture: CommentPicture.nullable(), createTime: timeText })
    .nullable(),
  card: z.object({ clubCardMasked: z.string() }).nullable(),
  /** Changed parts of the member's profile; null for an unchanged part. */
  profile: z.object({
    avatar: z.object({ beforeUrl: z.string(), url: z.string() }).nullable(),
    nickName: z.object({ before: z.string(), now: z.string() }).nullable(),
    introduction: z.object({ before: z.string(), now: z.string() }).nullable(),
  }),
  member: z.object({
    introduction: z.string(),
    level: z.int(),
    joinTime: timeText,
    publishCount: z.int(),
    decisions: z.array(EarlierDecision),
  }),
  /** Photographs of the post that look like earlier ones of others, the most similar first. */
  nearCopies: z.array(NearCopy),
  reports: z.array(ReviewReport),
  /** Signs that the open reports were arranged, each with its reports. */
  reportSigns: z.array(z.object({ sign: z.enum(reportSigns), reportIds: z.array(id) })),
  /** Whether the signs together suggest it. */
  looksArranged: z.boolean(),
})
export type ReviewCaseDetail = z.infer<typeof ReviewCaseDetail>

const share = z.number().min(0).max(1)

/** A part of a photograph, as fractions of its sides. */
export const MaskRegion = z.strictObject({
  x: share,
  y: share,
  width: share.min(maskLimits.minShare),
  height: share.min(maskLimits.minShare),
})
export type MaskRegion = z.infer<typeof MaskRegion>

export const maskRegions = z.array(MaskRegion).min(1).max(maskLimits.regions)

/** A masked copy of a photograph, as members would see it. */
export const MaskedPicture = z.object({ fileId: id, url480: z.string(), url1080: z.string() })
export type MaskedPicture = z.infer<typeof MaskedPicture>

/** A photograph before and after it was masked. */
export const FormerPicture = z.object({ formerUrl: z.string(), maskedUrl: z.string() })
export type FormerPicture = z.infer<typeof FormerPicture>

/** The decision for one case or several. */
export const reviewChoice = {
  decision: reviewDecision,
  /** Required for every decision but `pass`; the member reads it. */
  reason: reviewReasonText.optional(),
  /** For `mute`. */
  days: z.literal(muteDays).optional(),
  /** For `mask`, in one case: pictures with their masked copies. */
  masks: z
    .array(z.strictObject({ pictureId: id, fileId: id }))
    .min(1)
    .max(50)
    .optional(),
}

/** The outcome of a decision for each case. */
export const ReviewOutcome = z.object({
  id,
  state: z.enum(['decided', 'changed', 'claimed', 'gone']),
  /** Who decided or claimed it; empty if unknown. */
  by: z.string(),
})
export type ReviewOutcome = z.infer<typeof ReviewOutcome>

/** A sentence offered as the reason of a decision. */
export const ReviewReasonItem = z.object({
  id,
  text: z.string(),
  kinds: z.array(reviewKind),
  position: z.int(),
  version: z.int(),
})
export type ReviewReasonItem = z.infer<typeof ReviewReasonItem>

/** The reasons in a new installation. */
export const firstReviewReasons = [
  { text: '图片或文字里有广告', kinds: ['post', 'comment'] },
  { text: '不是本人拍摄的作品', kinds: ['post'] },
  { text: '没有标注 AI 生成', kinds: ['post'] },
  { text: '含有色情或低俗内容', kinds: ['post', 'comment', 'member'] },
  { text: '辱骂或攻击他人', kinds: ['post', 'comment', 'member'] },
  { text: '泄露他人隐私', kinds: ['post', 'comment'] },
  { text: '昵称、头像或简介不合适', kinds: ['member'] },
  { text: '会员卡信息与记录不符', kinds: ['card'] },
] as const
