/** What the page of articles shows, as its address says. */
export interface ArticleFilter {
  categoryId?: number
  source?: 'official' | 'member'
}

/** Reads the filter of an address; what makes no sense is left out. */
export function readArticleFilter(search: URLSearchParams): ArticleFilter {
  const category = Number(search.get('category'))
  const source = search.get('source')
  return {
    ...(Number.isInteger(category) && category >= 1 && category <= lastCategory
      ? { categoryId: category }
      : {}),
    ...(source === 'official' || source === 'member' ? { source } : {}),
  }
}

/** A filter as a query; empty for all articles. */
export function writeArticleFilter({ categoryId, source }: ArticleFilter): string {
  const search = new URLSearchParams()
  if (categoryId !== undefined) search.set('category', String(categoryId))
  if (source !== undefined) search.set('source', source)
  return search.toString()
}

const lastCategory = 8
