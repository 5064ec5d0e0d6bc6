import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useAddress } from './use-address.ts'

const day = 'YYYY-MM-DD'

/** Narrows a list to days, which the parameters `from` and `to` of the address hold. */
export function DayRangeFilter() {
  const [{ from, to }, setAddress] = useAddress(['from', 'to'])
  return (
    <DatePicker.RangePicker
      allowEmpty
      value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
      onChange={(chosen) => setAddress({ from: chosen?.[0]?.format(day), to: chosen?.[1]?.format(day) })}
    />
  )
}

/** The instants of these days: from the beginning of the first to the end of the last. */
export function instantsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return {
    from: from === undefined ? undefined : dayjs(from).valueOf(),
    to: to === undefined ? undefined : dayjs(to).add(1, 'day').valueOf(),
  }
}
