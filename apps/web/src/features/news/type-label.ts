import type { NewsItem } from '@guangquan/contract'
import { newsTypeNames, newsTypes } from '@guangquan/contract/news/news.words'

/** The type of news in a list: 公告, or 视频 · 教程. */
export function typeLabel({ type, videoTypeName }: Pick<NewsItem, 'type' | 'videoTypeName'>): string {
  const known = Object.values(newsTypes).find((one) => one === type)
  const name = known === undefined ? '' : newsTypeNames[known]
  return videoTypeName === '' ? name : `${name} · ${videoTypeName}`
}
