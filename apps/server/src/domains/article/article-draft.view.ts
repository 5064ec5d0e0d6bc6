import type { Draft } from '@guangquan/contract'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { loadUploadedFiles } from '../media/index.ts'
import type { DraftPart } from '../post/index.ts'
import { sanitiseArticle } from './html/sanitise-article.ts'
import { loadProducts } from './product.read.ts'
import { loadVideos } from './video-card.view.ts'

const Part = z.object({
  html: z.string().default(''),
  categoryId: z.int().nullable().default(null),
  coverFileId: z.uuid().nullable().default(null),
})
type Part = z.output<typeof Part>

/** The article part of a draft; empty when it cannot be parsed. */
export function readDraftPart(part: unknown): Part {
  const parsed = Part.safeParse(part)
  return parsed.success ? parsed.data : { html: '', categoryId: null, coverFileId: null }
}

/** Drafts of articles for the editor, with everything their texts refer to. */
export async function loadDraftArticles(
  ctx: MemberCtx,
  drafts: ReadonlyMap<string, Part>,
): Promise<Map<string, DraftPart>> {
  // Sanitised again: whatever an older version stored, the editor gets what this one would store.
  const read = [...drafts].map(([id, part]) => ({ id, part, article: sanitiseArticle(part.html, 'any') }))
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
    read.map(({ id, part, article }): [string, Pick<Draft, 'cover' | 'article'>] => [
      id,
      {
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
