import '../circle-lists.css'
import type { CircleItem } from '@guangquan/contract'
import {
  circleAudits,
  circleRoleNames,
  circleRoles,
  circleStateNames,
  circleStates,
} from '@guangquan/contract/circle/circle.words'
import { formatCount, Skeleton, StatusPill, Later } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { Link } from '../../../platform/routing/link.tsx'

/** A circle in a list: cover, name, description, size; `children` are the actions. */
export function CircleRow(props: {
  circle: CircleItem
  lead?: ReactNode
  note?: ReactNode
  children?: ReactNode
}) {
  const { circle, lead, note, children } = props
  return (
    <li className="circle-row">
      {lead}
      <Link to={circlePaths.detail(circle.id)} className="circle-row-cover" tabIndex={-1} aria-hidden>
        <img src={circle.coverUrl} alt="" loading="lazy" decoding="async" />
      </Link>
      <div className="circle-row-words">
        <div className="circle-row-name">
          <Link
            to={circlePaths.detail(circle.id)}
            className="ui-hit-area truncate font-semibold hover:underline"
          >
            {circle.title}
          </Link>
          <CircleMarks circle={circle} />
        </div>
        <p className="circle-row-summary">{circle.summary}</p>
        <p className="circle-row-facts">
          <span>{formatCount(circle.memberCount)} 位成员</span>
          <span>{formatCount(circle.publishCount)} 个作品</span>
          {circle.topicInfos.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </p>
        {note}
      </div>
      <div className="circle-row-actions">{children}</div>
    </li>
  )
}

/** State, the viewer's role, or how one joins. */
export function CircleMarks({
  circle,
}: {
  circle: Pick<CircleItem, 'status' | 'role' | 'applyAuditSetting'>
}) {
  const { status, role, applyAuditSetting } = circle
  if (status !== circleStates.open) {
    return (
      <StatusPill tone={status === circleStates.waiting ? 'accent' : 'danger'}>
        {circleStateNames[status]}
      </StatusPill>
    )
  }
  if (role === circleRoles.owner || role === circleRoles.admin || role === circleRoles.guest) {
    return (
      <StatusPill tone={role === circleRoles.owner ? 'ink' : 'plain'}>{circleRoleNames[role]}</StatusPill>
    )
  }
  if (role !== circleRoles.none) return null
  if (applyAuditSetting === circleAudits.audited) return <StatusPill>需审核加入</StatusPill>
  return applyAuditSetting === circleAudits.invited ? <StatusPill>仅限邀请</StatusPill> : null
}

/** While a list of circles loads. */
export function CirclesSkeleton() {
  return (
    <Later>
      <div className="circles">
        {[0, 1, 2, 3].map((place) => (
          <div key={place} className="circle-row">
            <Skeleton width="128px" height="72px" />
            <div className="circle-row-words">
              <Skeleton width="32%" height="14px" />
              <Skeleton width="64%" height="12px" className="mt-3" />
            </div>
            <Skeleton width="84px" height="36px" />
          </div>
        ))}
      </div>
    </Later>
  )
}
