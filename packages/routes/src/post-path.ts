import type { SitePath } from './link.ts'

export interface PathItem {
  id: string
  category: number
  publishType: number
}

/** The page of an item: chosen by its category, then by its type. */
export function postPath({ id, category, publishType }: PathItem): SitePath {
  switch (category) {
    case 2:
      return publishType === 6 ? `/activity/match/${id}` : `/activity/detail/${id}`
    case 3:
      return `/post/article-detail/${id}`
    case 4:
      return `/post/video-detail/${id}`
    default:
      return publishType === 2 ? `/post/article-detail/${id}` : `/post/detail/${id}`
  }
}
