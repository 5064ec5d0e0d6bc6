import type { ContestCard as Contest } from '@guangquan/contract'
import { activityCover } from '@guangquan/contract/activity/activity.words'
import { contestStates } from '@guangquan/contract/contest/contest.words'
import { contestsOf } from '@guangquan/routes/first/contest'
import { EmptyState, formatCount, StatusPill, type PillTone } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { contestPaths } from '../../../platform/contest-paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { newTabLink } from '../../../shared/posts/detail-link.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { standingText } from '../../contest/index.ts'
import { ActivitySkeletons } from './activity-card.tsx'

/** How many cards are in the first view: their covers are loaded at once. */
const firstCards = 3

/** Photo contests, announced last first. */
export function ContestList() {
  return (
    <div className="event-contests">
      <InfiniteList
        options={queries.pages(...contestsOf())}
        skeleton={<ActivitySkeletons />}
        empty={<EmptyState title="还没有影赛" help="有新的影赛时会列在这里" />}
      >
        {(contests) => (
          <ul className="event-list">
            {contests.map((contest, place) => (
              <li key={contest.id}>
                <ContestCard contest={contest} eager={place < firstCards} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </div>
  )
}

const closed: readonly Contest['state'][] = [
  contestStates.published,
  contestStates.archived,
  contestStates.cancelled,
]

/** A contest in a list: cover, current phase and number of works. The title's link covers the card. */
function ContestCard({ contest, eager }: { contest: Contest; eager: boolean }) {
  const { id, title, theme, organiser, coverUrl, coverSmallUrl, state, isHeld, shownCount } = contest
  const isOver = closed.includes(state)
  const tone: PillTone = isHeld ? 'danger' : isOver ? 'plain' : 'accent'
  return (
    <article className="event-card">
      <div className="event-cover">
        {coverUrl === null ? null : (
          <img
            src={coverSmallUrl ?? coverUrl}
            srcSet={siteSrcSet({ url: coverUrl, smallUrl: coverSmallUrl }, activityCover)}
            sizes="(min-width: 1024px) 360px, (min-width: 768px) 50vw, 100vw"
            alt=""
            width={640}
            height={360}
            loading={eager ? 'eager' : 'lazy'}
          />
        )}
      </div>
      <div className="event-card-words">
        <p className="event-card-marks">
          <StatusPill tone={tone}>{standingText(contest)}</StatusPill>
        </p>
        <h2 className="event-card-title">
          <Link {...newTabLink(contestPaths.detail(id))}>{title}</Link>
        </h2>
        {theme === '' ? null : <p>{theme}</p>}
        <p className="event-card-facts">
          {organiser === '' ? null : <span>{organiser} 主办</span>}
          {shownCount === 0 ? null : <span>{formatCount(shownCount)} 件作品</span>}
        </p>
      </div>
    </article>
  )
}
