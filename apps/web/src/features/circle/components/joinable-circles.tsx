import type { CircleItem } from '@guangquan/contract'
import { CircleRow } from './circle-row.tsx'
import { JoinCircle } from './join-circle.tsx'

/** Circles, each with the way for the viewer to join. */
export function JoinableCircles({ circles }: { circles: readonly CircleItem[] }) {
  return (
    <ul className="circles">
      {circles.map((circle) => (
        <CircleRow key={circle.id} circle={circle}>
          <JoinCircle circle={circle} size="small" />
        </CircleRow>
      ))}
    </ul>
  )
}
