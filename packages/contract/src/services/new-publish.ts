import * as z from 'zod'
import { body, method, service, writeBody } from '../method.ts'
import { photoInput } from '../kinds/photo.ts'
import { Draft, draftInput, DraftItem, editInput, PublishForEdit, publishInput } from '../kinds/post-kinds.ts'
import { draftErrors, publishErrors } from '../kinds/shared.ts'
import { maxDrafts, textLimits, voteLimits } from '../limits.ts'
import { emotionCode, EmotionReport } from '../shapes/emotion.ts'
import { OwnPost } from '../shapes/own-post.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { Picture, PictureTile } from '../shapes/picture.ts'
import { PublishItem } from '../shapes/publish.ts'
import { maxCritiques, CritiqueInput } from '../shapes/critique.ts'
import { ReplyChild, ReplyItem } from '../shapes/reply.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { UserBrief } from '../shapes/user.ts'
import { VotePart } from '../shapes/vote.ts'

/** The members meant by `@name`, where the author picked them from the list. */
const atUsers = z.array(id).max(textLimits.mentionsPerPost).default([])

/** What can be reported. */
export const reportTypes = { post: 1, comment: 2, circle: 3, member: 4 } as const
export type ReportType = (typeof reportTypes)[keyof typeof reportTypes]

/** Validation messages of a report. */
export const reportSentences = {
  reason: '请选择举报原因',
  text: `请写明情况，至少 ${textLimits.reportOther} 个字`,
} as const

const publishOutput = z.object({ id, status: z.int() })

export const NewPublish = service('NewPublish', {
  GetFeed: method({
    summary: '首页动态：1 推荐 2 关注 3 最新',
    access: 'public',
    read: true,
    visitorCacheSeconds: 2,
    input: body({ ...pageInput, tab: z.int().min(1).max(3).default(1) }),
    output: pageOf(PublishItem),
    errors: ['TokenInvalid'],
  }),
  GetDailyPicks: method({
    summary: '今日一幅：首页轮播的照片',
    access: 'public',
    read: true,
    visitorCacheSeconds: 2,
    input: body({}),
    output: z.array(PublishItem).max(5),
    errors: [],
  }),
  Detail: method({
    summary: '作品详情',
    access: 'public',
    read: true,
    input: body({ id }),
    output: PublishItem,
    errors: ['ContentNotFound'],
  }),
  GetSameAuthorPictures: method({
    summary: '作者的其他照片与内容不存在时的推荐',
    access: 'public',
    read: true,
    input: body({ id: id.optional() }),
    output: z.array(z.object({ publishId: id, picture: Picture })).max(6),
    errors: [],
  }),
  Publish: method({
    summary: '发布作品',
    access: 'member',
    limit: 'publish',
    write: true,
    input: publishInput,
    output: publishOutput,
    errors: publishErrors,
  }),
  SaveDraft: method({
    summary: '保存草稿；同一 id 覆盖，给出 version 时不覆盖别处的修改',
    access: 'member',
    limit: 'compose',
    write: true,
    input: draftInput,
    output: z.object({ id, version: z.int(), savedTime: timeText }),
    errors: draftErrors,
  }),
  GetDraftList: method({
    summary: '我的草稿，新的在前，最多 20 篇；正文用 GetDraft 读取',
    access: 'member',
    read: true,
    limit: 'compose',
    input: body({}),
    output: z.array(DraftItem).max(maxDrafts),
    errors: [],
  }),
  GetDraft: method({
    summary: '打开自己的一篇草稿',
    access: 'member',
    read: true,
    limit: 'compose',
    input: body({ id }),
    output: Draft,
    errors: ['ContentNotFound'],
  }),
  DeleteDraft: method({
    summary: '删除草稿',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  GetVote: method({
    summary: '投票的现况，供页面随时更新',
    access: 'public',
    read: true,
    visitorCacheSeconds: 2,
    input: body({ publishId: id }),
    output: VotePart,
    errors: ['ContentNotFound'],
  }),
  ChooseVote: method({
    summary: '投票；改票时给出全部新的选择',
    access: 'member',
    limit: 'reaction',
    write: true,
    input: writeBody({ publishId: id, optionIds: z.array(id).min(1).max(voteLimits.options.max) }),
    output: VotePart,
    errors: [
      'ContentNotFound',
      'PhoneNotBound',
      'VirtualPhone',
      'VirtualPhoneNew',
      'VoteEnded',
      'VoteFixed',
      'BadInput',
    ],
  }),
  CloseVote: method({
    summary: '提前结束自己的投票',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: VotePart,
    errors: ['ContentNotFound', 'Forbidden', 'VoteEnded'],
  }),
  GetUserPublishDetail: method({
    summary: '打开自己的作品来编辑',
    access: 'member',
    read: true,
    input: body({ id }),
    output: PublishForEdit,
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  EditPublish: method({
    summary: '修改已发布的作品；发布 10 分钟后修改会标明已编辑',
    access: 'member',
    limit: 'compose',
    write: true,
    input: editInput,
    output: PublishItem,
    errors: [
      'ContentNotFound',
      'Forbidden',
      'ContentRefused',
      'LevelTooLow',
      'UploadNotFound',
      'BadInput',
      'ArticleLength',
      'ArticlePhotoLimit',
      'ArticleVideoLimit',
      'ArticleVideoRefused',
    ],
  }),
  GetOwnPublishList: method({
    summary: '我的作品，可按类型；或回收站',
    access: 'member',
    read: true,
    input: body({
      ...pageInput,
      publishType: z.int().min(1).max(8).optional(),
      bin: z.boolean().default(false),
    }),
    output: pageOf(OwnPost),
    errors: [],
  }),
  RestorePublish: method({
    summary: '从回收站恢复作品',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.object({ status: z.int() }),
    errors: ['ContentNotFound'],
  }),
  PurgePublish: method({
    summary: '把回收站里的作品永久删除',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  GetPublishEmojReport: method({
    summary: '作品收到的六种表情与我的那一种',
    access: 'public',
    read: true,
    input: body({ publishId: id }),
    output: EmotionReport,
    errors: ['ContentNotFound'],
  }),
  ChooseEmoj: method({
    summary: '表态，换一种，或收回（null）',
    access: 'member',
    limit: 'reaction',
    write: true,
    input: writeBody({ publishId: id, code: emotionCode.nullable() }),
    output: EmotionReport,
    errors: ['ContentNotFound'],
  }),
  DeletePublish: method({
    summary: '删除作品，30 天内可从回收站恢复',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
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
    input: writeBody({
      publishId: id,
      parentId: id.optional(),
      text: memberText(1, textLimits.comment),
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
    summary: '作者把评论折叠为不友善，或展开',
    access: 'member',
    write: true,
    input: writeBody({ id, on: z.boolean() }),
    output: z.object({ folded: z.boolean() }),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  CloseComments: method({
    summary: '作者关闭或重新打开评论',
    access: 'member',
    write: true,
    input: writeBody({ publishId: id, on: z.boolean() }),
    output: z.object({ commentsClosed: z.boolean() }),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  GetRecentUserList: method({
    summary: '@ 时可选的人：关注的人在前，其次是最近提到或回复过的',
    access: 'member',
    read: true,
    limit: 'read',
    input: body({ keyword: memberText(0, 50).default('') }),
    output: z.array(UserBrief).max(20),
    errors: [],
  }),
  UserReport: method({
    summary: '举报：1 作品 2 评论 3 圈子 4 影友，每人每个对象一次',
    access: 'member',
    limit: 'report',
    write: true,
    input: writeBody({
      reportType: z.literal(Object.values(reportTypes)),
      targetId: id,
      /** A value of the dictionary for this kind of target. */
      reason: z.int().min(1).max(100),
      text: memberText(0, textLimits.report).default(''),
      pictures: z.array(id).max(3).default([]),
    }),
    output: z.null(),
    errors: ['ContentNotFound', 'NotAllowedOnSelf', 'AlreadyReported', 'BadInput', 'UploadNotFound'],
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
  GetUserPosts: method({
    summary: '某人公开给我的作品，可按类型',
    access: 'public',
    read: true,
    input: body({ ...pageInput, userId: id, publishType: z.int().min(1).max(8).optional() }),
    output: pageOf(PublishItem),
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  GetRelated: method({
    summary: '相关作品：同话题、同主题、同器材，最多 6 幅',
    access: 'public',
    read: true,
    visitorCacheSeconds: 10,
    input: body({ id }),
    output: z.array(PictureTile).max(6),
    errors: ['ContentNotFound'],
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
  GetUserTagList: method({
    summary: '我用过的话题，最近用的在前',
    access: 'member',
    read: true,
    input: body({}),
    output: z.array(z.object({ name: z.string(), count: z.int() })).max(20),
    errors: [],
  }),
  GetTagList: method({
    summary: '话题联想；不给关键词则为热门话题',
    access: 'public',
    read: true,
    limit: 'tags',
    input: body({ keyword: memberText(0, 20).default('') }),
    output: z.array(z.object({ name: z.string(), count: z.int() })).max(20),
    errors: [],
  }),
})

/** The older address for publishing photographs; same input, same response. */
export const Publish = service('Publish', {
  PublishPicture: method({
    summary: '发布图片（与 NewPublish/Publish 相同）',
    access: 'member',
    limit: 'publish',
    write: true,
    input: photoInput,
    output: publishOutput,
    errors: publishErrors,
  }),
})
