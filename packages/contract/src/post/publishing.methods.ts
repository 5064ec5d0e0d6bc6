import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { Draft, draftInput, DraftItem, editInput, PublishForEdit, publishInput } from './post-kinds.ts'
import { draftErrors, publishErrors } from './kind-parts.ts'
import { maxDrafts } from '../draft/draft.limits.ts'
import { OwnPost } from './own-post.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { PublishItem } from './publish.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const publishOutput = z.object({
  id,
  status: z.int(),
  /** Whether it is the post of an earlier attempt with the same composeId, as it was published then. */
  isEarlier: z.literal(true).optional(),
  /** An earlier post of the author with a similar photograph. */
  ownAlike: z.object({ publishId: id, title: z.string() }).optional(),
})

export const publishingMethods = {
  Publish: method({
    summary: '发布作品',
    access: 'member',
    limit: 'publish',
    write: true,
    closedToMuted: true,
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
  GetUserPublishDetail: method({
    summary: '打开自己的作品来编辑',
    access: 'member',
    read: true,
    input: body({ id }),
    output: PublishForEdit,
    errors: ['ContentNotFound', 'Forbidden', 'PostFixed'],
  }),
  EditPublish: method({
    summary: '修改已发布的作品；发布 10 分钟后修改会标明已编辑',
    access: 'member',
    limit: 'compose',
    write: true,
    closedToMuted: true,
    input: editInput,
    output: PublishItem,
    errors: [
      'ContentNotFound',
      'Forbidden',
      'PostFixed',
      'ContentRefused',
      'LevelTooLow',
      'UploadNotFound',
      'DamageUnconfirmed',
      'BadInput',
      'ArticleLength',
      'ArticlePhotoLimit',
      'ArticleVideoLimit',
      'ArticleVideoRefused',
      'CircleNotMember',
      'CircleMuted',
      'CircleClosed',
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
  DeletePublish: method({
    summary: '删除作品，30 天内可从回收站恢复',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  RestorePublish: method({
    summary: '从回收站恢复作品',
    access: 'member',
    write: true,
    closedToMuted: true,
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
}
