import type { ArticleDetail, PublishItem } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { showArticle } from './article-detail.view.ts'
import { articleTexts } from './article.store.ts'

/** The text of an article in any state, for moderators; null for a post that is not one. */
export async function loadReviewedArticle(
  ctx: Ctx,
  card: PublishItem,
): Promise<Pick<ArticleDetail, 'lead' | 'blocks'> | null> {
  if (card.article === null) return null
  const [text] = await articleTexts(ctx.db, { ids: [card.id] })
  if (text === undefined) return null
  const { lead, blocks } = await showArticle(ctx, card, text)
  return { lead, blocks }
}
