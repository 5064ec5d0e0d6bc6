import type { CircleItem } from '@guangquan/contract'
import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { recommendedCircles } from '@guangquan/routes/first/circle'
import { Checkbox, EmptyState, Field, formatCount, IrisLoader, showToast } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface CirclesToChooseProps {
  /** The new member's interests; without circles of these topics, all recommended ones are shown. */
  topicIds: readonly string[]
  /** Only circles that need no application: the account exists, and an application needs a reason. */
  freeOnly: boolean
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Circles to join with a registration. */
export function CirclesToChoose({ topicIds, freeOnly, value, onChange }: CirclesToChooseProps) {
  const ofTopics = useQuery(queries.one(...recommendedCircles(topicIds)))
  const needsAll = topicIds.length > 0 && ofTopics.data !== undefined && shownOf(ofTopics.data).length === 0
  const all = useQuery({ ...queries.one(...recommendedCircles()), enabled: needsAll })
  const circles = needsAll ? all : ofTopics
  if (circles.isPending) return <IrisLoader className="py-10" />
  if (circles.isError) return <LoadError of={circles} />
  const shown = shownOf(circles.data)
  if (shown.length === 0) {
    return <EmptyState title="现在没有可以加入的圈子" help="注册以后，在「摄影圈」里随时可以加入" />
  }

  function shownOf({ items }: { items: CircleItem[] }): CircleItem[] {
    return items.filter(({ join }) => join.state === 'join' || (!freeOnly && join.state === 'apply'))
  }

  function toggle(id: string): void {
    if (value.includes(id)) onChange(value.filter((chosen) => chosen !== id))
    else if (value.length < circleLimits.atRegistration) onChange([...value, id])
    else showToast(`最多选 ${circleLimits.atRegistration} 个`, 'info')
  }

  return (
    <Field group label="圈子" labelHidden counter={`已选 ${value.length} / ${circleLimits.atRegistration}`}>
      <ul className="account-circles">
        {shown.map((circle) => (
          <li key={circle.id}>
            <Checkbox
              className="account-circle"
              checked={value.includes(circle.id)}
              onChange={() => toggle(circle.id)}
              label={<Choice circle={circle} />}
            />
          </li>
        ))}
      </ul>
    </Field>
  )
}

function Choice({ circle }: { circle: CircleItem }) {
  const { title, summary, coverUrl, memberCount, join } = circle
  return (
    <span className="account-circle-choice">
      <img src={coverUrl} alt="" width={96} height={54} loading="lazy" decoding="async" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{title}</span>
        <span className="block truncate text-small text-ink-2">{summary}</span>
        <span className="block text-small text-ink-3">
          {formatCount(memberCount)} 位成员{join.state === 'apply' ? '　申请，由圈子审核' : ''}
        </span>
      </span>
    </span>
  )
}
