import type { NewsItem } from '@guangquan/contract'
import { PlayIcon } from '@guangquan/ui/icons'
import { newsTypes } from '@guangquan/contract/news/news.words'
import { brandPaths } from '../../../platform/brand-paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { NewsCover } from './news-cover.tsx'
import { NewsDate } from './news-date.tsx'
import { typeLabel } from '../type-label.ts'

interface NewsRowProps {
  news: NewsItem
  /** The newest one, with a large cover. */
  large?: boolean
  eager?: boolean
}

/** News in a list: date, type, title, beginning of the text, and its cover if it has one; one link. */
export function NewsRow({ news, large = false, eager = false }: NewsRowProps) {
  const { id, type, title, summary, time, source } = news
  return (
    <Link to={brandPaths.newsItem(id)} className="news-row" data-large={large || undefined}>
      <span className="news-row-facts">
        <NewsDate time={time} />
        <span>{source}</span>
      </span>
      <span className="news-row-words">
        <span className="news-row-type">{typeLabel(news)}</span>
        <b className="news-row-title">{title}</b>
        {summary === '' ? null : <span className="news-row-summary">{summary}</span>}
      </span>
      {news.coverUrl === null ? null : (
        <span className="news-row-cover">
          <NewsCover
            news={news}
            eager={eager}
            sizes={
              large
                ? '(min-width: 1024px) 60vw, 100vw'
                : '(min-width: 1024px) 288px, (min-width: 768px) 216px, 112px'
            }
          />
          {type === newsTypes.video ? (
            <span className="news-row-play" aria-hidden>
              <PlayIcon size={large ? 28 : 18} weight="fill" />
            </span>
          ) : null}
        </span>
      )}
    </Link>
  )
}
