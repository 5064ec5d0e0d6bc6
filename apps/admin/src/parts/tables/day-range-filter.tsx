import { DatePicker } from 'antd'
import { useAddress } from '../page/use-address.ts'
import { pickerOfText } from '../time/shanghai-time.ts'

const day = 'YYYY-MM-DD'

/** Narrows a list to days, which the parameters `from` and `to` of the address hold. */
export function DayRangeFilter() {
  const [{ from, to }, setAddress] = useAddress(['from', 'to'])
  return (
    <DatePicker.RangePicker
      allowEmpty
      value={[from === undefined ? null : pickerOfText(from), to === undefined ? null : pickerOfText(to)]}
      onChange={(chosen) => setAddress({ from: chosen?.[0]?.format(day), to: chosen?.[1]?.format(day) })}
    />
  )
}
