import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { maxFolderTitle } from './reaction.limits.ts'
import { CollectFolder, CollectFolders } from './collect-folder.shapes.ts'
import { LikeNoticeItem } from '../notice/notice.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { PublishCard } from '../post/publish-card.shapes.ts'
import { id, memberText } from '../shapes/text.ts'

/** What can be liked, collected and shared; numbers without a kind are not found yet. */
export const targetTypes = { post: 1, comment: 2, article: 3, activity: 4, exhibitionWork: 5 } as const
export type TargetType = (typeof targetTypes)[keyof typeof targetTypes]

/** A value of `targetTypes`. */
export const likeTarget = z.int().min(1).max(5)

export const UserLike = service('UserLike', {
  Like: method({
    summary: '点赞或取消',
    access: 'member',
    limit: 'reaction',
    write: true,
    input: writeBody({ targetType: likeTarget, targetId: id, on: z.boolean() }),
    output: z.object({ likeCount: z.int(), isLike: z.boolean() }),
    errors: ['ContentNotFound'],
  }),
  Collect: method({
    summary: '收藏或取消',
    access: 'member',
    limit: 'reaction',
    write: true,
    input: writeBody({
      targetType: likeTarget,
      targetId: id,
      on: z.boolean(),
      /** Target folder, even if the post is in another one; null: the default folder. */
      folderId: id.nullable().optional(),
    }),
    output: z.object({ collectCount: z.int(), isCollect: z.boolean() }),
    errors: ['ContentNotFound'],
  }),
  Share: method({
    summary: '记一次分享，每人每天计一次',
    access: 'public',
    limit: 'reaction',
    input: body({ targetType: likeTarget, targetId: id, channel: z.enum(['link', 'poster', 'wechat']) }),
    output: z.object({ shareCount: z.int() }),
    errors: ['ContentNotFound'],
  }),
  GetUserLikeNoticeList: method({
    summary: '谁赞了、收藏了我的作品与评论：按对象与日期归在一起',
    access: 'member',
    read: true,
    input: body(pageInput),
    output: pageOf(LikeNoticeItem),
    errors: [],
  }),
  GetUserLikeList: method({
    summary: 'TA赞过的作品，不分类型；对方设为仅自己可见时返回 3006',
    access: 'member',
    read: true,
    input: body({ ...pageInput, userId: id }),
    output: pageOf(PublishCard),
    errors: ['ContentNotFound', 'Restricted'],
  }),
  GetFolderList: method({
    summary: '收藏夹；别人只看得到公开的',
    access: 'public',
    read: true,
    input: body({ userId: id }),
    output: CollectFolders,
    errors: ['ContentNotFound'],
  }),
  SaveFolder: method({
    summary: '新建收藏夹，或改它的名字与是否公开',
    access: 'member',
    write: true,
    closedToMuted: ['isPublic'],
    input: writeBody({
      id: id.optional(),
      name: memberText(1, maxFolderTitle),
      isPublic: z.boolean().default(false),
    }),
    output: CollectFolder,
    errors: ['ContentNotFound', 'ContentRefused', 'FolderLimit', 'FolderTaken'],
  }),
  DeleteFolder: method({
    summary: '删除收藏夹，里面的内容回到默认收藏夹',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  GetCollectList: method({
    summary: '收藏夹里的内容，可按类型',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      userId: id,
      /** Null: the default folder. Absent: everything that the caller collected. */
      folderId: id.nullable().optional(),
      publishType: z.int().min(1).max(8).optional(),
    }),
    output: pageOf(PublishCard),
    errors: ['ContentNotFound', 'Restricted'],
  }),
  GetOwnList: method({
    summary: '我喜欢或收藏的作品，不分类型',
    access: 'member',
    read: true,
    input: body({ ...pageInput, kind: z.enum(['like', 'collect']) }),
    output: pageOf(PublishCard),
    errors: [],
  }),
})
