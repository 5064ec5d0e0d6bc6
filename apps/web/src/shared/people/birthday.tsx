import { birthdayMinimum, minimumAgeYears } from '@guangquan/contract/account/account.limits'
import { isOfAge } from '@guangquan/rules/people/age'
import { dayOf } from '@guangquan/rules/time-text'
import { DateSelect } from '@guangquan/ui'
import { serverNow } from '../../platform/boot.ts'

interface BirthdayFieldProps {
  value: string | null
  onChange: (birthday: string | null) => void
  labelHidden?: boolean
  hint?: string
  error?: string | null
}

/** A birthday. Dates that are too recent can be chosen, so that the page can explain the minimum age. */
export function BirthdayField(props: BirthdayFieldProps) {
  return <DateSelect label="生日" min={birthdayMinimum} max={today()} startAt="1990-01" {...props} />
}

/** Whether a person born on this day (`yyyy-MM-dd`) is under 14 today in Asia/Shanghai. */
export function isUnderAge(birthday: string): boolean {
  return !isOfAge(birthday, today(), minimumAgeYears)
}

function today(): string {
  return dayOf(new Date(serverNow()))
}
