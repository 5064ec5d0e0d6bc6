import type { OwnCircleItem } from '@guangquan/contract'
import { circlesOf, type OwnCircleTab } from '@guangquan/routes/first/circle'
import { EmptyState, formatFullTime, LinkButton } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { queries } from '../../../platform/api.ts'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { CircleRow, CirclesSkeleton } from './circle-row.tsx'
import { JoinCircle } from './join-circle.tsx'

const nothing = {
  1: '还没有加入圈子',
  2: '还没有创建圈子',
  3: '还没有管理的圈子',
  4: '没有等待审核的申请',
  5: '还没有关注的圈子',
} as const

interface CircleListProps {
  tab: OwnCircleTab | 5
  /** Another member's. */
  userId?: string
  children?: (circle: OwnCircleItem) => ReactNode
}

/** The circles of a member. */
export function CircleList({ tab, userId, children }: CircleListProps) {
  return (
    <InfiniteList
      options={queries.pages(...circlesOf(tab, userId))}
      skeleton={<CirclesSkeleton />}
      empty={
        <EmptyState
          title={userId === undefined ? nothing[tab] : `TA${nothing[tab]}`}
          action={
            userId === undefined ? (
              <LinkButton kind="ink" href={circlePaths.list()}>
                去看看摄影圈
              </LinkButton>
            ) : null
          }
        />
      }
    >
      {(circles) => (
        <ul className="circles">
          {circles.map((circle) => (
            <CircleRow key={circle.id} circle={circle} note={<Facts circle={circle} />}>
              {children === undefined ? <JoinCircle circle={circle} size="small" /> : children(circle)}
            </CircleRow>
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}

function Facts({ circle }: { circle: OwnCircleItem }) {
  const facts = [
    ...(circle.newCount > 0 ? [`24 小时内 ${circle.newCount} 个新作品`] : []),
    ...(circle.waitingCount > 0 ? [`${circle.waitingCount} 个申请等待审核`] : []),
    ...(circle.applyTime === null ? [] : [`${formatFullTime(circle.applyTime)} 申请`]),
    ...(circle.quiet ? ['已静音'] : []),
  ]
  return facts.length === 0 ? null : <p className="circle-row-facts text-accent-text">{facts.join('　')}</p>
}
