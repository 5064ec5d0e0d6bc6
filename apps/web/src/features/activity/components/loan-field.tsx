import type { ActivityLoanItem } from '@guangquan/contract'
import { activityBounds } from '@guangquan/contract/activity/activity.words'
import { CheckboxGroup, showToast } from '@guangquan/ui'
import { clockText } from '../activity-text.ts'

interface LoanFieldProps {
  items: readonly ActivityLoanItem[]
  chosen: readonly string[]
  error: string | null
  onChange: (slots: readonly string[]) => void
}

const limit = activityBounds.loanRequests

/** Which slots the member wants to try something in; the order in which they are chosen is the order of the wishes. */
export function LoanField({ items, chosen, error, onChange }: LoanFieldProps) {
  const options = items.flatMap(({ name, slots }) =>
    slots.map(({ id, startTime, endTime }) => {
      const rank = chosen.indexOf(id)
      return {
        value: id,
        label: `${name}，${clockText(startTime)}–${clockText(endTime)}${rank < 0 ? '' : `（第 ${rank + 1} 想试）`}`,
      }
    }),
  )
  return (
    <CheckboxGroup
      label="想试的器材（选填）"
      hint="先选的先分配"
      options={options}
      value={chosen}
      limit={limit}
      onOverLimit={() => showToast(`最多选 ${limit} 个时段`)}
      onChange={onChange}
      error={error}
    />
  )
}
