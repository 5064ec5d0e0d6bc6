import * as z from 'zod'
import { fieldSentences } from '../text/field-sentences.ts'
import { articleLimits } from './article.limits.ts'
import { writeBody } from '../wire/method.ts'
import { ArticleProduct, ArticleVideo } from './article.shapes.ts'
import { UploadedFile } from '../media/picture.shapes.ts'
import { publishTypes } from '../post/publish.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { draftFields, editFields, publishFields, sharedFields } from '../post/kind-parts.ts'

/** A number of the dictionary `ArticleCategory`; initially 1 入门 2 器材 3 风光 4 人像 5 人文 6 生态 7 后期 8 视频拍摄. */
export const articleCategoryId = z.int().min(1).max(99)

const fields = {
  publishType: z.literal(publishTypes.article),
  /** 1 原创 2 教程 3 器材评测 4 游记 */
  publishSubType: z.int().min(1).max(4).default(1),
  ...sharedFields,
}

const maxHtml = articleLimits.html

// Five times the longest text: the limit itself counts the characters that remain after sanitising.
const html = z
  .string()
  .max(maxHtml.sent, fieldSentences.html)
  .refine((value) => (value.match(/<[a-z]/gi)?.length ?? 0) <= maxHtml.elements, '正文的段落和格式太多')
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), '含有无法识别的字符')

const whole = {
  ...fields,
  title: memberText(articleLimits.title.min, articleLimits.title.max),
  html,
  categoryId: articleCategoryId,
  coverFileId: id,
}

/**
 * An article. `html` is sanitised by the server: paragraphs, headings 2 and 3, bold, quotes, lists and links;
 * `figure[data-photo=fileId] figcaption`, `figure[data-product=camera:id]`, `figure[data-video=publishId]`. A draft may
 * have `figure[data-placeholder=photo|video]` where a pasted picture or video is missing; what is published may not.
 */
export const articleInput = writeBody({ ...publishFields, ...whole })

export const articleEditInput = writeBody({ ...editFields, ...whole })

export const articleDraftInput = writeBody({
  ...draftFields,
  ...fields,
  title: memberText(0, articleLimits.title.max).default(''),
  html: html.default(''),
  categoryId: articleCategoryId.nullable().default(null),
  coverFileId: id.nullable().default(null),
})

/** The part of a draft that only articles have, with everything that the text refers to. */
export const DraftArticle = z.object({
  html: z.string(),
  categoryId: z.int().nullable(),
  photos: z.array(UploadedFile),
  products: z.array(ArticleProduct),
  videos: z.array(ArticleVideo),
})
