import type { PostPart, PublishItem } from '@guangquan/contract'

/** What the kind of a post adds to its card; undefined for kinds that add nothing. */
export function postPartOf({ cover, article, video, vote }: PublishItem): PostPart | undefined {
  if (article !== null) return { kind: 'article', cover, article }
  if (video !== null) return { kind: 'video', cover, video }
  if (vote !== null) return { kind: 'vote', vote }
  return undefined
}
