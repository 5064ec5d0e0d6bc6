import type { NewsDetail } from '@guangquan/contract'
import { ArrowLeftIcon, ArrowRightIcon } from '@guangquan/ui/icons'
import { brandPaths } from '../../../platform/brand-paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { VideoCard } from '../../article/index.ts'
import { typeLabel } from '../type-label.ts'
import { NewsBody } from './news-body.tsx'
import { NewsCover } from './news-cover.tsx'
import { NewsDate } from './news-date.tsx'

/** Official news on its own page: title, cover or video, text, and its neighbours. */
export function NewsView({ news }: { news: NewsDetail }) {
  const { type, title, source, time, video } = news
  usePageTitle(title)
  return (
    <article className="news">
      <header className="news-head">
        <Link to={brandPaths.newsOf(type)} className="news-type ui-hit-area">
          {typeLabel(news)}
        </Link>
        <h1 className="news-title">{title}</h1>
        <p className="news-facts">
          <span>{source}</span>
          <NewsDate time={time} />
        </p>
      </header>
      {video === null ? (
        news.coverUrl === null ? null : (
          <div className="news-lead">
            <NewsCover news={news} eager sizes="(min-width: 1168px) 1120px, 100vw" />
          </div>
        )
      ) : (
        <div className="news-column">
          <VideoCard video={video} />
        </div>
      )}
      <div className="news-column news-body">
        <NewsBody blocks={news.blocks} />
      </div>
      <Neighbours news={news} />
    </article>
  )
}

function Neighbours({ news: { newer, older } }: { news: NewsDetail }) {
  if (newer === null && older === null) return null
  return (
    <nav className="news-column news-neighbours" aria-label="上一条和下一条">
      {newer === null ? null : (
        <Link to={brandPaths.newsItem(newer.id)}>
          <span>
            <ArrowLeftIcon size={16} /> 上一条
          </span>
          <b>{newer.title}</b>
        </Link>
      )}
      {older === null ? null : (
        <Link to={brandPaths.newsItem(older.id)} data-next>
          <span>
            下一条 <ArrowRightIcon size={16} />
          </span>
          <b>{older.title}</b>
        </Link>
      )}
    </nav>
  )
}
