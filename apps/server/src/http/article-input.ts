import { ArticleInfo } from '@guangquan/contract'

const { categoryId, source } = ArticleInfo.GetList.input.shape

/** The body that the page of articles sends for its address: what makes no sense is left out. */
export function readArticleInput(search: URLSearchParams): Record<string, unknown> {
  const category = categoryId.safeParse(Number(search.get('category') ?? Number.NaN))
  const from = source.safeParse(search.get('source') ?? undefined)
  return {
    ...(category.success && category.data !== undefined ? { categoryId: category.data } : {}),
    ...(from.success && from.data !== undefined ? { source: from.data } : {}),
  }
}
