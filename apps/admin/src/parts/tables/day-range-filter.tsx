import { DatePicker } from 'antd'
import { useAddress } from '../page/use-address.ts'
import { beginOfDay } from '../time/instants-of-days.ts'
import { pickerOfText } from '../time/shanghai-time.ts'

const day = 'YYYY-MM-DD'

const shown = (text: string | undefined) =>
  text === undefined || beginOfDay(text) === undefined ? null : pickerOfText(text)

/** Limits a list to days, with the address parameters `from` and `to`. */
export function DayRangeFilter() {
  const [{ from, to }, setAddress] = useAddress(['from', 'to'])
  return (
    <DatePicker.RangePicker
      allowEmpty
      value={[shown(from), shown(to)]}
      onChange={(chosen) => setAddress({ from: chosen?.[0]?.format(day), to: chosen?.[1]?.format(day) })}
    />
  )
}
