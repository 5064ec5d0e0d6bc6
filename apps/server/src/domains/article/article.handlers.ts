import type { ArticleInfo, PublishItem, StaffArticle } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { findOpenPost } from '../post-access/index.ts'
import { loadPostCards, loadPosts } from '../post-card/index.ts'
import { recordView } from '../post/index.ts'
import { showArticle } from './article-detail.view.ts'
import { listArticles, listRelated } from './article.read.ts'
import { articleTexts } from './article.store.ts'
import { readLinkHosts } from './link-hosts.ts'
import { passOver, setCategory, setFeatured } from './change-article.ts'
import { articleExport, listStaffArticles, loadStaffArticle } from './staff-articles.read.ts'
import { searchProducts } from './product.read.ts'
import { listOwnVideos } from './video-card.view.ts'

const relatedArticles = 3
const relatedTags = 6

export const articleMethods = {
  GetList: async (ctx, input) => {
    const { rows, ...page } = await listArticles(ctx, input)
    return { ...page, items: await loadPostCards(ctx, rows) }
  },
  Get: async (ctx, { id }) => {
    const [{ post, card }, [text]] = await Promise.all([
      findCard(ctx, id),
      articleTexts(ctx.db, { ids: [id] }),
    ])
    if (text === undefined) fail('ContentNotFound')
    recordView(ctx, post)
    return showArticle(ctx, card, text)
  },
  GetRelated: async (ctx, { id }) => {
    const [{ card }, ids] = await Promise.all([findCard(ctx, id), listRelated(ctx, id, relatedArticles)])
    const articles = await loadPostCards(
      ctx,
      ids.map((one) => ({ id: one })),
    )
    const others = new Set(
      articles.flatMap(({ tags = [] }) => tags).filter((tag) => !card.tags.includes(tag)),
    )
    return { articles, tags: [...others].slice(0, relatedTags) }
  },
  GetWritingRules: async (ctx) => ({ linkHosts: (await readLinkHosts(ctx)) ?? [] }),
  GetProductChoices: (ctx, { keyword }) => searchProducts(ctx, keyword),
  GetVideoChoices: listOwnVideos,
} satisfies HandlersOf<typeof ArticleInfo>

export const staffArticleMethods: HandlersOf<typeof StaffArticle> = {
  GetList: listStaffArticles,
  Export: (ctx, input) => beginExport(ctx, articleExport, input),
  SetFeatured: async (ctx, input) => {
    await setFeatured(ctx, input)
    return loadStaffArticle(ctx, input.id)
  },
  PassOver: async (ctx, input) => {
    await passOver(ctx, input)
    return loadStaffArticle(ctx, input.id)
  },
  SetCategory: async (ctx, input) => {
    await setCategory(ctx, input)
    return loadStaffArticle(ctx, input.id)
  },
}

async function findCard(
  ctx: Ctx,
  id: string,
): Promise<{ post: { id: string; author_id: string }; card: PublishItem }> {
  const [post, [card]] = await Promise.all([findOpenPost(ctx, id), loadPosts(ctx, [{ id }])])
  if (post === undefined || card?.article == null) fail('ContentNotFound')
  return { post, card }
}
