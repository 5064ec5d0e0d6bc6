import * as z from 'zod'
import { newsTypes } from './news.words.ts'
import { ArticleVideo } from '../article/article.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const newsType = z.literal(Object.values(newsTypes))

export const NewsItem = z.object({
  id,
  /** A value of `newsTypes`. */
  type: z.int(),
  /** For a video, its entry of `NewsVideoType`; otherwise empty. */
  videoTypeName: z.string(),
  title: z.string(),
  summary: z.string(),
  coverUrl: z.string().nullable(),
  coverSmallUrl: z.string().nullable(),
  source: z.string(),
  /** Time of publication. */
  time: timeText,
})
export type NewsItem = z.infer<typeof NewsItem>

/** Parts of the body, in order. */
export const NewsBlock = z.discriminatedUnion('kind', [
  /** Sanitised HTML made by the server: paragraphs, headings, quotes, lists, links. */
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({
    kind: z.literal('picture'),
    url: z.string(),
    smallUrl: z.string(),
    /** Of the picture at `url`, in pixels. */
    width: z.int(),
    height: z.int(),
    caption: z.string(),
  }),
  z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
])
export type NewsBlock = z.infer<typeof NewsBlock>

const NewsLink = z.object({ id, title: z.string() })

export const NewsDetail = NewsItem.extend({
  blocks: z.array(NewsBlock),
  /** Null without one, and where this viewer may not see it. */
  video: ArticleVideo.nullable(),
  /** The next newer news of the same type. */
  newer: NewsLink.nullable(),
  older: NewsLink.nullable(),
})
export type NewsDetail = z.infer<typeof NewsDetail>
