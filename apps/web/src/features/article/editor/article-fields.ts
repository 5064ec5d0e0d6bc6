import type { Audience, Draft, PublishForEdit, UploadedFile } from '@guangquan/contract'
import { allAudiences } from '@guangquan/contract/post/post.limits'
import { articleLimits } from '@guangquan/contract/article/article.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { damageBlock } from '../../compose/index.ts'

/** The fields beside the text. */
export interface ArticleFields {
  title: string
  /** 1 原创 2 教程 3 器材评测 4 游记 */
  publishSubType: number
  categoryId: number | null
  cover: UploadedFile | null
  topicIds: string[]
  tags: string[]
  place: string
  exposeUser: Audience[]
}

export const emptyFields: ArticleFields = {
  title: '',
  publishSubType: 1,
  categoryId: null,
  cover: null,
  topicIds: [],
  tags: [],
  place: '',
  exposeUser: [...allAudiences],
}

/** An article opened in the editor: a draft or a published one. */
export type Opened = Draft | PublishForEdit

export function fieldsOf(opened: Opened): ArticleFields {
  const { title, publishSubType, cover, topicIds, tags, place, exposeUser, article } = opened
  return {
    title,
    publishSubType,
    topicIds,
    tags,
    place,
    exposeUser,
    categoryId: article?.categoryId ?? null,
    cover,
  }
}

/** The part of a draft's or an article's body that comes from the fields. */
export function bodyOf({ cover, ...fields }: ArticleFields) {
  return { ...fields, coverFileId: cover?.fileId ?? null }
}

export interface Written {
  fields: ArticleFields
  /** Characters of the text. */
  length: number
  photos: number
  videos: number
  /** Places of pictures and videos that could not be pasted. */
  placeholders: number
  /** Characters of the longest caption. */
  captionLength: number
  /** A photograph or the cover is being uploaded. */
  uploading: boolean
  /** An upload of a photograph has failed. */
  failed: boolean
  /** A photograph is damaged, which is not confirmed. */
  damaged: boolean
}

/** What is missing in an article, as one sentence; empty if it can be published. */
export function missingOf(written: Written): string {
  const { fields, length, photos, videos, placeholders, captionLength, uploading, failed, damaged } = written
  const { title, body, caption, photos: maxPhotos, videos: maxVideos } = articleLimits
  const titleLength = writtenLength(fields.title)
  if (titleLength < title.min) return '先写一个标题，至少 2 个字'
  if (titleLength > title.max) return `标题最多 ${title.max} 个字`
  if (fields.cover === null) return '先选一张封面'
  if (length < body.min) return `正文至少 ${body.min} 个字，现在 ${length} 字`
  if (length > body.max) return `正文最多 ${body.max} 个字，多了 ${length - body.max} 字`
  if (photos > maxPhotos) return `一篇文章最多 ${maxPhotos} 张照片`
  if (videos > maxVideos) return `一篇文章最多 ${maxVideos} 个视频`
  if (captionLength > caption) return `有一句图说太长，最多 ${caption} 个字`
  if (placeholders > 0) return `正文里有 ${placeholders} 处图片或视频还没补上，补上或移除后再发布`
  if (fields.categoryId === null) return '先选一个分类'
  if (uploading) return '照片还在上传，稍等一下'
  if (failed) return '有照片没传好，点它重试或移除'
  return damaged ? damageBlock : ''
}
