import type { DraftPartOf } from '@guangquan/contract'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { loadUploadedFiles } from '../upload/index.ts'
import { sanitise, type ArticleParts } from './html/sanitise.ts'
import { sanitiserVersion } from './html/sanitise-article.ts'
import { splitArticle } from './html/split-article.ts'
import { loadProducts } from './product.read.ts'
import { loadVideos } from './video-card.view.ts'

const Part = z.object({
  html: z.string().default(''),
  /** 0 for drafts stored before it was. */
  sanitiserVersion: z.int().default(0),
  categoryId: z.int().nullable().default(null),
  coverFileId: z.uuid().nullable().default(null),
})
type Part = z.output<typeof Part>

/** The article part of a draft; empty when it cannot be parsed. */
export function readDraftPart(part: unknown): Part {
  const parsed = Part.safeParse(part)
  return parsed.success ? parsed.data : Part.parse({})
}

/** Drafts of articles for the editor, with everything their texts refer to. */
export async function loadDraftArticles(
  ctx: MemberCtx,
  drafts: ReadonlyMap<string, Part>,
): Promise<Map<string, DraftPartOf<'article'>>> {
  const read = await Promise.all(
    [...drafts].map(async ([id, part]) => ({ id, part, article: await currentDraft(part) })),
  )
  const all = <T>(pick: (one: (typeof read)[number]) => readonly T[]) => [...new Set(read.flatMap(pick))]
  const [files, products, videos] = await Promise.all([
    loadUploadedFiles(
      ctx,
      all(({ part, article }) => [
        ...(part.coverFileId === null ? [] : [part.coverFileId]),
        ...article.photoIds,
      ]),
    ),
    loadProducts(
      ctx,
      all(({ article }) => article.productIds),
    ),
    loadVideos(
      ctx,
      all(({ article }) => article.videoIds),
    ),
  ])
  const found = <T>(ids: readonly string[], map: ReadonlyMap<string, T>) =>
    [...new Set(ids)].flatMap((id) => map.get(id) ?? [])
  return new Map(
    read.map(({ id, part, article }): [string, DraftPartOf<'article'>] => [
      id,
      {
        kind: 'article',
        cover: part.coverFileId === null ? null : (files.get(part.coverFileId) ?? null),
        article: {
          html: article.html,
          categoryId: part.categoryId,
          photos: found(article.photoIds, files),
          products: found(article.productIds, products),
          videos: found(article.videoIds, videos),
        },
      },
    ]),
  )
}

type Shown = Pick<ArticleParts, 'html' | 'photoIds' | 'productIds' | 'videoIds'>

// HTML stored by another version is sanitised again until the draft is saved, so that the editor gets what this version
// would store.
async function currentDraft({ html, sanitiserVersion: version }: Part): Promise<Shown> {
  if (version !== sanitiserVersion) return sanitise(html, 'any')
  const figures = splitArticle(html)
  return {
    html,
    photoIds: figures.flatMap((piece) => (piece.kind === 'photo' ? [piece.fileId] : [])),
    productIds: figures.flatMap((piece) => (piece.kind === 'product' ? [piece.id] : [])),
    videoIds: figures.flatMap((piece) => (piece.kind === 'video' ? [piece.publishId] : [])),
  }
}
