import type { PublishItem } from '@guangquan/contract'
import { paths } from '../../platform/paths.ts'
import { Link } from '../../platform/routing/link.tsx'

/** The circle that a post is published in; nothing without one. */
export function CircleLink({ circle }: { circle: PublishItem['circle'] | undefined }) {
  if (circle === null || circle === undefined) return null
  return (
    <Link
      to={`${paths.circles()}/detail/${circle.id}`}
      className="ui-hit-area text-accent-text hover:underline"
      aria-label={`圈子：${circle.title}`}
    >
      {circle.title}
    </Link>
  )
}
