import type { NewsItem } from '@guangquan/contract'
import { newsCover } from '@guangquan/contract/news-words'

interface NewsCoverProps {
  news: Pick<NewsItem, 'coverUrl' | 'coverSmallUrl'>
  sizes: string
  eager?: boolean
}

const { width, height } = newsCover
// As the rules for pictures of the site make them.
const smallWidth = Math.round((width * 2) / 3)

/** The cover of news, 16:9. The words beside it say what it is about. */
export function NewsCover({ news: { coverUrl, coverSmallUrl }, sizes, eager = false }: NewsCoverProps) {
  if (coverUrl === null) return null
  return (
    <img
      className="news-cover"
      src={coverUrl}
      srcSet={coverSmallUrl === null ? undefined : `${coverSmallUrl} ${smallWidth}w, ${coverUrl} ${width}w`}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
    />
  )
}
