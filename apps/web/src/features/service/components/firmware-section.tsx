import { newsTypes } from '@guangquan/contract/news/news.words'
import { newestFirmware } from '@guangquan/routes/first/service'
import { Skeleton, TextLink } from '@guangquan/ui'
import { ArrowRightIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { brandPaths } from '../../../platform/brand-paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** The newest firmware, with a link to all of it. */
export function FirmwareSection() {
  const query = useQuery(queries.one(...newestFirmware()))
  return (
    <section aria-labelledby="service-firmware">
      <div className="service-line-head">
        <h2 id="service-firmware">最新固件</h2>
        <TextLink href={brandPaths.newsOf(newsTypes.firmware)} className="ui-hit-area">
          全部固件
          <ArrowRightIcon size="1em" aria-hidden className="ml-1 inline align-[-0.125em]" />
        </TextLink>
      </div>
      {query.isError ? (
        <LoadError of={query} />
      ) : query.data === undefined ? (
        <Skeleton height="72px" className="mt-4" />
      ) : query.data.items.length === 0 ? (
        <p className="service-none">还没有固件</p>
      ) : (
        <ul className="firmware-list">
          {query.data.items.map(({ id, title, summary, time }) => (
            <li key={id}>
              <Link to={brandPaths.newsItem(id)} className="firmware-row">
                <time dateTime={time.slice(0, 10)} className="ui-print">
                  {time.slice(0, 10)}
                </time>
                <b>{title}</b>
                {summary === '' ? null : <span>{summary}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
