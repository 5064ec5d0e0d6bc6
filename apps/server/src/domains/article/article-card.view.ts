import type { ArticleFacts, Cover, PostPartOf } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { coverOf, loadPictures, type PictureView } from '../media/index.ts'
import { articleFacts, type ArticleRow } from './article.store.ts'

/** The article part of cards: two statements for any number. */
export async function loadArticleParts(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, PostPartOf<'article'>>> {
  const rows = await articleFacts(ctx.db, { ids })
  const covers = await loadPictures(
    ctx,
    rows.flatMap(({ cover_file_id: id }) => (id === null ? [] : [id])),
  )
  return new Map(
    rows.map((row) => {
      const picture = row.cover_file_id === null ? undefined : covers.get(row.cover_file_id)
      const cover = picture === undefined ? null : wideCover(picture)
      return [row.publish_id, { kind: 'article', cover, article: factsOf(row) }]
    }),
  )
}

function factsOf(row: Omit<ArticleRow, 'html'>): ArticleFacts {
  return {
    categoryId: row.category_id,
    wordCount: row.characters,
    readingTime: row.reading_minutes,
    isListed: row.listed_at !== null,
  }
}

function wideCover(picture: PictureView): Cover {
  return { ...coverOf(picture), ...wide(picture) }
}

/** Dimensions of a cover's copies, which are cropped to 16:9. */
export function wide({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const across = Math.round(Math.min(width, (height * 16) / 9))
  return { width: across, height: Math.round((across * 9) / 16) }
}
