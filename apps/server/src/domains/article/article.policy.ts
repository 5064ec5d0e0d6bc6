import type { Verdict } from '../../verdict.ts'

interface Article {
  /** A lesson of the editors, which is always on the page of articles. */
  official: boolean
  listed_at: Date | null
  passed_over_at: Date | null
}

/** Editors put a member's article onto the page of articles, or take it off. */
export const canFeature = ({ official }: Pick<Article, 'official'>): Verdict =>
  official ? 'ContentNotFound' : 'ok'

/** Editors decide that a member's article does not come onto the page, once. */
export function canPassOver(article: Article): Verdict {
  if (article.official || article.listed_at !== null) return 'ContentNotFound'
  return article.passed_over_at === null ? 'ok' : 'NotAllowedNow'
}

/** What editors may do with a published article. The author's rights are those of the policy of posts. */
export const articleVerdicts = (article: Article) => ({
  feature: canFeature(article),
  passOver: canPassOver(article),
})
