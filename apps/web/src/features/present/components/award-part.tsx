import type { PresentAward } from '@guangquan/contract'
import { Iris } from '@guangquan/ui'
import { Link } from '../../../platform/routing/link.tsx'
import { newTabLink } from '../../../shared/posts/detail-link.ts'

/** Of a prize: the certificate, and the work that won it. */
export function AwardPart({ award, grantTime }: { award: PresentAward; grantTime: string }) {
  const { event, rank, nickName, work } = award
  const [year, month, day] = grantTime.slice(0, 10).split('-').map(Number)
  return (
    <section className="present-section" aria-label="获奖">
      <h2>获奖证书</h2>
      <div className="present-certificate" data-selectable>
        <Iris open={0.42} size={40} />
        <p>
          {nickName} 在「{event}」中获得
        </p>
        <p className="present-rank">{rank}</p>
        <p className="text-small">
          {year} 年 {month} 月 {day} 日
        </p>
      </div>
      {work === null ? null : (
        <Link {...newTabLink(work.path)} className="present-work">
          {work.coverUrl === null ? null : <img src={work.coverUrl} alt="" draggable={false} />}
          <span>
            获奖作品
            <b className="block">{work.title}</b>
          </span>
        </Link>
      )}
    </section>
  )
}
