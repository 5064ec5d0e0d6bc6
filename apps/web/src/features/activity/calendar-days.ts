import { dayOf } from '@guangquan/rules/time-text'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `yyyy-MM-dd` of a date of the calendar, which has no time zone: its parts are those of the device. */
export const dayKey = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

/** The date of `yyyy-MM-dd` or `yyyy-MM`; null for another text, and for a day that no month has. */
export function dateOf(text: string | null): Date | null {
  const [, year, month, day = '01'] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text ?? '') ?? []
  if (year === undefined || month === undefined) return null
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return dayKey(date) === `${year}-${month}-${day}` ? date : null
}

/** Today in Shanghai, as a date of the calendar. */
export const todayOf = (now: number): Date => dateOf(dayOf(new Date(now))) ?? new Date(now)

/** First and last day of the month of a date. */
export const monthSpan = (date: Date) => ({
  startDate: dayKey(new Date(date.getFullYear(), date.getMonth(), 1)),
  endDate: dayKey(new Date(date.getFullYear(), date.getMonth() + 1, 0)),
})

/** The months that the calendar offers: ten years back and two forward. */
export const monthRange = (today: Date) => ({
  startMonth: new Date(today.getFullYear() - 10, 0, 1),
  endMonth: new Date(today.getFullYear() + 2, 11, 1),
})

/** A month within the range. */
export function clampMonth(month: Date, { startMonth, endMonth }: ReturnType<typeof monthRange>): Date {
  if (month < startMonth) return startMonth
  return month > endMonth ? endMonth : month
}
