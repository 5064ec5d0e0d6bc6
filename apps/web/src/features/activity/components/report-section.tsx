import { activityReport } from '@guangquan/routes/first/activity'
import { Later, LinkButton, Skeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { NewsBody } from '../../news/index.ts'

/** 活动回顾: the report of an activity, its photographs, and the number of participants. */
export function ReportSection({ id }: { id: string }) {
  const report = useQuery(queries.one(...activityReport(id)))
  return (
    <section aria-labelledby="event-report">
      <h2 id="event-report" className="event-section-title">
        活动回顾
      </h2>
      {report.data === undefined ? (
        report.isError ? (
          <LoadError of={report} />
        ) : (
          <Later>
            <Skeleton width="90%" height="16px" />
            <Skeleton width="70%" height="16px" className="mt-3" />
            <Skeleton ratio={3 / 2} className="mt-4" />
          </Later>
        )
      ) : (
        <>
          <p className="event-note">
            {report.data.publishTime.slice(0, 10)} 发布 · 报名 {report.data.enrolled} 人，到场{' '}
            {report.data.attended} 人
          </p>
          <div className="news-body">
            <NewsBody blocks={report.data.blocks} />
          </div>
          <ul className="event-pictures">
            {report.data.pictures.map(({ url, smallUrl, width, height }, place) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <img
                    src={smallUrl}
                    alt={`活动照片 ${place + 1}，在新窗口看大图`}
                    width={width}
                    height={height}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
          {report.data.tagName === '' ? null : (
            <LinkButton kind="line" size="small" href={paths.tag(report.data.tagName)}>
              看大家的作品 #{report.data.tagName}
            </LinkButton>
          )}
        </>
      )}
    </section>
  )
}
