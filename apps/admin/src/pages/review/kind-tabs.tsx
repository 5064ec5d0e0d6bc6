import { reviewKinds, type ReviewKind } from '@guangquan/contract/review/review.words'
import { reviewKindNames } from '@guangquan/contract/staff/staff-names'
import { Tabs } from 'antd'
import { knownOf } from '../../parts/page/use-address.ts'

interface KindTabsProps {
  kind: ReviewKind | undefined
  counts: ReadonlyMap<ReviewKind, number>
  /** Undefined for all kinds. */
  onKind: (kind: ReviewKind | undefined) => void
}

/** The kinds of cases with the number of open ones. */
export function KindTabs({ kind, counts, onKind }: KindTabsProps) {
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return (
    // All kinds fit beside the menu of a tablet.
    <Tabs
      tabBarGutter={16}
      activeKey={kind ?? 'all'}
      onChange={(next) => onKind(knownOf(reviewKinds, next))}
      items={[
        { key: 'all', label: `全部${countOf(all)}` },
        ...reviewKinds.map((one) => ({
          key: one,
          label: `${reviewKindNames[one]}${countOf(counts.get(one))}`,
        })),
      ]}
    />
  )
}

const cap = 1000
const countOf = (count: number | undefined) =>
  count === undefined || count === 0 ? '' : ` ${count >= cap ? `${cap}+` : count}`
