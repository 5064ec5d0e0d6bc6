import type { ArticleFacts, PostPartOf } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { loadPictures, wideCoverOf } from '../media/index.ts'
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
      const cover = picture === undefined ? null : wideCoverOf(picture)
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
