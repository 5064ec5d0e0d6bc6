import type { PostPart, PublishCard } from '@guangquan/contract'

/** What the kind of a post adds to its card; undefined for kinds that add nothing. */
export function postPartOf({ cover = null, article, video, vote, match }: PublishCard): PostPart | undefined {
  if (article) return { kind: 'article', cover, article }
  if (video) return { kind: 'video', cover, video }
  if (vote) return { kind: 'vote', vote }
  if (match) return { kind: 'entry', match }
  return undefined
}
