import * as z from 'zod'
import { body, method, service, writeBody } from '../method.ts'
import { photoInput } from '../kinds/photo.ts'
import { Draft, draftInput, publishInput } from '../kinds/post-kinds.ts'
import { textLimits } from '../limits.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { Picture } from '../shapes/picture.ts'
import { PublishItem } from '../shapes/publish.ts'
import { ReplyChild, ReplyItem } from '../shapes/reply.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

const publishOutput = z.object({ id, status: z.int() })
const publishErrors = [
  'PhoneNotBound',
  'LevelTooLow',
  'UploadNotFound',
  'ContentRefused',
  'ContentNotFound',
  'BadInput',
] as const

export const NewPublish = service('NewPublish', {
  GetFeed: method({
    summary: '首页动态：1 推荐 2 关注 3 最新',
    access: 'public',
    visitorCacheSeconds: 2,
    input: body({ ...pageInput, tab: z.int().min(1).max(3).default(1) }),
    output: pageOf(PublishItem),
    errors: ['TokenInvalid'],
  }),
  GetDailyPicks: method({
    summary: '今日一幅：首页轮播的照片',
    access: 'public',
    visitorCacheSeconds: 2,
    input: body({}),
    output: z.array(PublishItem).max(5),
    errors: [],
  }),
  Detail: method({
    summary: '作品详情',
    access: 'public',
    input: body({ id }),
    output: PublishItem,
    errors: ['ContentNotFound'],
  }),
  GetSameAuthorPictures: method({
    summary: '作者的其他照片与内容不存在时的推荐',
    access: 'public',
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
    summary: '保存草稿；同一 id 覆盖',
    access: 'member',
    write: true,
    input: draftInput,
    output: z.object({ id, savedTime: timeText }),
    errors: ['DraftLimit', 'UploadNotFound', 'ContentNotFound'],
  }),
  GetDraftList: method({
    summary: '我的草稿，新的在前，最多 20 篇',
    access: 'member',
    input: body({}),
    output: z.array(Draft).max(20),
    errors: [],
  }),
  DeleteDraft: method({
    summary: '删除草稿',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
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
    input: writeBody({ publishId: id, parentId: id.optional(), text: memberText(1, textLimits.comment) }),
    output: z.union([ReplyItem, ReplyChild]),
    errors: ['ContentNotFound', 'PhoneNotBound', 'ContentRefused', 'CommentsClosed', 'Restricted'],
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
  GetTagList: method({
    summary: '话题联想；不给关键词则为热门话题',
    access: 'public',
    limit: 'search',
    input: body({ keyword: memberText(0, 20).default('') }),
    output: z.array(z.object({ name: z.string(), count: z.int() })).max(20),
    errors: [],
  }),
})

/** The older address of publishing photographs; same body, same answer. */
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
