import type { NewsItem } from '@guangquan/contract'
import { newsCover } from '@guangquan/contract/news/news.words'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'

interface NewsCoverProps {
  news: Pick<NewsItem, 'coverUrl' | 'coverSmallUrl'>
  sizes: string
  eager?: boolean
}

const { width, height } = newsCover

/** The cover of news, 16:9. Decorative, because the text next to it describes the news. */
export function NewsCover({ news: { coverUrl, coverSmallUrl }, sizes, eager = false }: NewsCoverProps) {
  if (coverUrl === null) return null
  return (
    <img
      className="news-cover"
      src={coverUrl}
      srcSet={siteSrcSet({ url: coverUrl, smallUrl: coverSmallUrl }, newsCover)}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
    />
  )
}
