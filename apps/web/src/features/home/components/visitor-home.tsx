import '../home.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flatPages } from '@guangquan/client'
import { dailyPicks, weekWall } from '@guangquan/routes/first/home'
import { Iris, LinkButton } from '@guangquan/ui'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { queries } from '../../../platform/api.ts'
import { boot } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { PhotoWall } from '../../photo/index.ts'
import { BelowWhenNear } from './below-when-near.tsx'
import { DailyPicks } from './daily-picks.tsx'
import { HomeSectionHead } from './home-section-head.tsx'

const WeekLightTable = lazyPart(
  () => import('./week-light-table.tsx'),
  (script) => script.WeekLightTable,
)

/** A visitor's home page: today's picture, the week's wall, an invitation, and the feed. */
export function VisitorHome() {
  const picks = useQuery(queries.one(...dailyPicks()))
  const wall = useInfiniteQuery(queries.pages(...weekWall()))
  const tiles = flatPages(wall.data)
  const week = useRef<HTMLElement>(null)
  return (
    <>
      <h1 className="sr-only">{boot.settings.communityName}</h1>
      <DailyPicks posts={picks.data} />
      {tiles.length === 0 ? null : (
        <section ref={week} className="page home-section" aria-labelledby="week">
          <HomeSectionHead id="week" title="本周精选" to={paths.photoWall()} more="去照片墙" />
          {/* Photographs that do not fill a row are shown only on the photo wall. */}
          <PhotoWall tiles={tiles} isLast={false} eagerRows={0} earlyRows={0} />
          <WeekLightTable quiet place={week} tiles={tiles} />
        </section>
      )}
      <section className="page home-section">
        <div className="home-invitation">
          <Iris open={0.5} lit size={56} />
          <div className="min-w-0 flex-1">
            <h2 className="text-h4 font-semibold">把你的第一张照片挂上墙</h2>
            <p className="mt-1 text-small text-ink-2">
              用手机号登录，发布照片、参与评论、关注喜欢的影友，都从这里开始。
            </p>
          </div>
          <LinkButton kind="lit" href={paths.login()}>
            手机号登录
          </LinkButton>
        </div>
      </section>
      <div className="page home-section">
        <BelowWhenNear />
      </div>
    </>
  )
}
