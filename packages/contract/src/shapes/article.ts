import * as z from 'zod'
import { Cover, Picture } from './picture.ts'
import { id } from './text.ts'

/** What lists say of an article beside its title. */
export const ArticleFacts = z.object({
  /** As `GetArticleCategoryList` names it. */
  categoryId: z.int(),
  /** Characters, white space not counted. */
  wordCount: z.int(),
  /** Minutes. */
  readingTime: z.int(),
  /** Stands on the page of articles: a lesson, or a member's article that was elected. */
  isListed: z.boolean(),
})
export type ArticleFacts = z.infer<typeof ArticleFacts>

/** A camera or lens of the catalogue that an article speaks of. */
export const ArticleProduct = z.object({
  /** `camera:id` or `lens:id`. */
  id: z.string(),
  kind: z.enum(['camera', 'lens']),
  name: z.string(),
  /** Public photographs taken with it. */
  count: z.int(),
})
export type ArticleProduct = z.infer<typeof ArticleProduct>

/** A video post of the same author that an article shows. */
export const ArticleVideo = z.object({ publishId: id, title: z.string(), cover: Cover.nullable() })
export type ArticleVideo = z.infer<typeof ArticleVideo>

/** The parts of an article in their order. What the viewer may not see or is gone is left out. */
export const ArticleBlock = z.discriminatedUnion('kind', [
  /** Sanitised HTML made by the server: paragraphs, headings, quotes, lists, links. */
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('photo'), picture: Picture, caption: z.string() }),
  z.object({ kind: z.literal('product'), product: ArticleProduct }),
  z.object({ kind: z.literal('video'), video: ArticleVideo }),
])
export type ArticleBlock = z.infer<typeof ArticleBlock>
