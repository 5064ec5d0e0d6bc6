import { circleRanking } from '@guangquan/routes/first/circle'
import { formatCount } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { HomeSectionHead } from './home-section-head.tsx'

const shown = 3

/** The circles with most heat of the week. */
export function HomeCircles() {
  const { data } = useQuery(queries.one(...circleRanking()))
  const circles = data?.items.slice(0, shown) ?? []
  if (circles.length === 0) return null
  return (
    <section className="home-section" aria-labelledby="home-circles">
      <HomeSectionHead id="home-circles" title="本周热门的摄影圈" to={paths.circles()} more="去摄影圈" />
      <ul className="home-articles">
        {circles.map((circle) => (
          <li key={circle.id}>
            <Link to={circlePaths.detail(circle.id)} className="home-circle">
              <img src={circle.coverUrl} alt="" width={480} height={270} loading="lazy" decoding="async" />
              <span className="mt-2 block truncate font-semibold">{circle.title}</span>
              <span className="block truncate text-small text-ink-2">{circle.summary}</span>
              <span className="block text-small text-ink-3">
                {formatCount(circle.memberCount)} 位成员　本周 {formatCount(circle.posts)} 个新作品
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
