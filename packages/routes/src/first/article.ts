import { api, call } from '@guangquan/contract/wire/method-ref'
import type { Address } from '../route.ts'

/** Filter of the article page, as in its address. */
export interface ArticleFilter {
  categoryId?: number
  source?: 'official' | 'member'
}

const lastCategory = 99

/** Query parameters that the article page reads, with their values. */
export const articleReads = {
  category: Array.from({ length: lastCategory }, (_, index) => String(index + 1)),
  source: ['official', 'member'],
} as const

/** Parses the filter of an address; invalid values are dropped. */
export function readArticleFilter(query: Address['query']): ArticleFilter {
  const category = Number(query.get('category'))
  const source = query.get('source')
  return {
    ...(Number.isInteger(category) && category >= 1 && category <= lastCategory
      ? { categoryId: category }
      : {}),
    ...(source === 'official' || source === 'member' ? { source } : {}),
  }
}

export const articlesOf = (filter: ArticleFilter) => call(api.ArticleInfo.GetList, filter)

export const articleCategories = () => call(api.SysBaseInfo.GetArticleCategoryList, {})

export const articleOf = (id: string) => call(api.ArticleInfo.Get, { id })

export const relatedArticles = (id: string) => call(api.ArticleInfo.GetRelated, { id })
