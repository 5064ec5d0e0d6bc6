import {
  adjustableCounts,
  adjustableRates,
  largestLimit,
  type RatePart,
} from '@guangquan/contract/site/adjustable-limits'
import type { SettingItem } from '@guangquan/contract'
import { Form, InputNumber } from 'antd'
import { keysOf } from '../../parts/fields/choices.ts'
import { asCount } from '../../parts/page/number-texts.ts'
import { partOf, type SettingKind } from './setting-kind.ts'

const partNames: Record<RatePart, string> = { perMinute: '每分钟', perHour: '每小时', perDay: '每天' }

const numberText = (value: SettingItem['value'] | undefined) =>
  typeof value === 'number' ? asCount(value) : '—'

interface LimitFieldProps {
  name: string[]
  label: string
  unset: number
}

function LimitField({ name, label, unset }: LimitFieldProps) {
  const max = largestLimit(unset)
  return (
    <Form.Item
      name={name}
      label={label}
      extra={`1 到 ${max}`}
      rules={[{ required: true, message: '请填写这一项' }]}
    >
      <InputNumber min={1} max={max} precision={0} style={{ width: 160 }} />
    </Form.Item>
  )
}

/** How often members may do something. */
export const rateKinds: readonly SettingKind[] = byTitle(adjustableRates).map(
  ([limitClass, { unset, title, meaning }]) => {
    const rates: Partial<Record<RatePart, number>> = unset
    const parts = keysOf(partNames).flatMap((part) => {
      const points = rates[part]
      return points === undefined ? [] : [{ part, name: partNames[part], points }]
    })
    return {
      key: `rate.${limitClass}`,
      group: 'rates',
      title,
      meaning,
      show: (value) =>
        parts.map(({ part, name }) => `${name} ${numberText(partOf(value, part))} 次`).join('，'),
      fields: parts.map(({ part, name, points }) => (
        <LimitField key={part} name={['value', part]} label={`${name}几次`} unset={points} />
      )),
    }
  },
)

/** How many of something members may have. */
export const countKinds: readonly SettingKind[] = byTitle(adjustableCounts).map(
  ([name, { unset, title, meaning, unit }]) => ({
    key: `limit.${name}`,
    group: 'counts',
    title,
    meaning,
    show: (value) => `${numberText(value)} ${unit}`,
    fields: <LimitField name={['value']} label={`几${unit}`} unset={unset} />,
  }),
)

/** Settings of the domains have no order of their own. */
function byTitle<T extends { title: string }>(settings: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(settings).toSorted(([, a], [, b]) => a.title.localeCompare(b.title, 'zh-CN'))
}
