import type { ArticleFilter } from '@guangquan/routes/first/article'

/** A filter as a query; empty for all articles. */
export function writeArticleFilter({ categoryId, source }: ArticleFilter): string {
  const search = new URLSearchParams()
  if (categoryId !== undefined) search.set('category', String(categoryId))
  if (source !== undefined) search.set('source', source)
  return search.toString()
}
