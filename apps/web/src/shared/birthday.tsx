import { birthdayMinimum, minimumAgeYears } from '@guangquan/contract/limits'
import { DateSelect } from '@guangquan/ui'
import { serverNow } from '../app/boot.ts'

interface BirthdayFieldProps {
  value: string | null
  onChange: (birthday: string | null) => void
  labelHidden?: boolean
  error?: string | null
}

/** A birthday. Days on which one would be too young can be chosen, so that the page can say so. */
export function BirthdayField(props: BirthdayFieldProps) {
  return (
    <DateSelect label="生日" min={birthdayMinimum} max={dayText(serverNow())} startAt="1990-01" {...props} />
  )
}

/** Is whoever was born on this day (`yyyy-MM-dd`) younger than 14 today, by Shanghai's calendar. */
export function isUnderAge(birthday: string, now = serverNow()): boolean {
  const today = dayText(now)
  const latest = `${Number(today.slice(0, 4)) - minimumAgeYears}${today.slice(4)}`
  return birthday > latest
}

const shanghaiOffsetMs = 8 * 60 * 60 * 1000

function dayText(now: number): string {
  return new Date(now + shanghaiOffsetMs).toISOString().slice(0, 10)
}
