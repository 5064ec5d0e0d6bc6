import * as z from 'zod'
import { Cover, Picture } from '../media/picture.shapes.ts'
import { id } from '../shapes/text.ts'

/** What lists show of an article besides its title. */
export const ArticleFacts = z.object({
  /** From `GetArticleCategoryList`. */
  categoryId: z.int(),
  /** Characters without white space. */
  wordCount: z.int(),
  /** In minutes. */
  readingTime: z.int(),
  /** On the page of articles: a lesson, or a member's featured article. */
  isListed: z.boolean(),
})
export type ArticleFacts = z.infer<typeof ArticleFacts>

/** A camera or lens that an article refers to. */
export const ArticleProduct = z.object({
  /** `camera:id` or `lens:id`. */
  id: z.string(),
  kind: z.enum(['camera', 'lens']),
  name: z.string(),
  /** Public photographs taken with it. */
  count: z.int(),
})
export type ArticleProduct = z.infer<typeof ArticleProduct>

/** A video post of the same author embedded in an article. */
export const ArticleVideo = z.object({ publishId: id, title: z.string(), cover: Cover.nullable() })
export type ArticleVideo = z.infer<typeof ArticleVideo>

/** The blocks of an article in order, without those that are gone or that the viewer may not see. */
export const ArticleBlock = z.discriminatedUnion('kind', [
  /** Sanitised HTML made by the server: paragraphs, headings, quotes, lists, links. */
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('photo'), picture: Picture, caption: z.string() }),
  z.object({ kind: z.literal('product'), product: ArticleProduct }),
  z.object({ kind: z.literal('video'), video: ArticleVideo }),
])
export type ArticleBlock = z.infer<typeof ArticleBlock>
