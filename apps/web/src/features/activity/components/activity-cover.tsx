import type { ActivityCard } from '@guangquan/contract'
import { activityCover } from '@guangquan/contract/activity/activity.words'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { typeSigns } from '../type-signs.ts'

interface ActivityCoverProps {
  activity: Pick<ActivityCard, 'coverUrl' | 'coverSmallUrl' | 'subType'>
  sizes: string
  eager?: boolean
}

const { width, height } = activityCover

/**
 * The cover of an activity, 16:9, or the sign of its type. Decorative, because the text next to it describes the
 * activity.
 */
export function ActivityCover({
  activity: { coverUrl, coverSmallUrl, subType },
  sizes,
  eager = false,
}: ActivityCoverProps) {
  const Sign = typeSigns[subType]
  return (
    <span className="event-cover">
      {coverUrl === null ? (
        <Sign size={48} aria-hidden />
      ) : (
        <img
          src={coverUrl}
          srcSet={siteSrcSet({ url: coverUrl, smallUrl: coverSmallUrl }, activityCover)}
          sizes={sizes}
          width={width}
          height={height}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
        />
      )}
    </span>
  )
}
