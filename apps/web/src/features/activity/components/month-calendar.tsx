import type { CalendarDay } from '@guangquan/contract'
import { activityTypeNames } from '@guangquan/contract/activity/activity.words'
import { createContext, useContext } from 'react'
import { DayButton, DayPicker, type DayButtonProps } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale'
import { dayKey, monthRange } from '../calendar-days.ts'
import { typeSigns } from '../type-signs.ts'

type Days = Readonly<Record<string, CalendarDay>>

interface MonthCalendarProps {
  month: Date
  today: Date
  chosen: Date | null
  /** By `yyyyMMdd`; days without activities are missing. */
  days: Days
  /** Only days with something of the viewer's own. */
  mine: boolean
  onMonth: (month: Date) => void
  onDay: (day: Date) => void
}

const DaysContext = createContext<Days>({})
const wireKey = (date: Date) => dayKey(date).replaceAll('-', '')

/** The inline calendar: days without activities are disabled, past days marked, the types of each day as signs. */
export function MonthCalendar({ month, today, chosen, days, mine, onMonth, onDay }: MonthCalendarProps) {
  const isEmpty = (date: Date) => {
    const day = days[wireKey(date)]
    return day === undefined || (mine && day.mine === 0)
  }
  return (
    <DaysContext value={days}>
      <DayPicker
        className="event-calendar"
        mode="single"
        locale={zhCN}
        weekStartsOn={1}
        captionLayout="dropdown"
        formatters={{
          formatYearDropdown: (date) => `${date.getFullYear()} 年`,
          formatMonthDropdown: (date) => `${date.getMonth() + 1} 月`,
        }}
        {...monthRange(today)}
        today={today}
        month={month}
        onMonthChange={onMonth}
        selected={chosen ?? undefined}
        onSelect={(_date, day) => onDay(day)}
        disabled={isEmpty}
        modifiers={{ past: { before: today }, own: (date) => (days[wireKey(date)]?.mine ?? 0) > 0 }}
        modifiersClassNames={{ past: 'event-day-past', own: 'event-day-own' }}
        components={{ DayButton: Day }}
        labels={{
          labelNext: () => '下个月',
          labelPrevious: () => '上个月',
          labelMonthDropdown: () => '月',
          labelYearDropdown: () => '年',
          labelDayButton: (date) => labelOf(date, days[wireKey(date)], date < today),
        }}
      />
    </DaysContext>
  )
}

function labelOf(date: Date, day: CalendarDay | undefined, isPast: boolean): string {
  const name = `${date.getMonth() + 1} 月 ${date.getDate()} 日`
  if (day === undefined) return `${name}，没有活动`
  const types = day.types.map((type) => activityTypeNames[type]).join('、')
  return [
    name,
    `${day.count} 个活动`,
    types,
    ...(day.mine > 0 ? ['有我的活动'] : []),
    ...(isPast ? ['已过'] : []),
  ].join('，')
}

/** The library's button, which keeps the focus, with the cover of an activity and the signs of the day's types. */
function Day(props: DayButtonProps) {
  const { day, children } = props
  const { types = [], coverUrl = null } = useContext(DaysContext)[wireKey(day.date)] ?? {}
  return (
    <DayButton {...props}>
      {coverUrl === null ? null : <img className="event-day-cover" src={coverUrl} alt="" loading="lazy" />}
      <span className="event-day-number">{children}</span>
      <span className="event-day-signs" aria-hidden>
        {types.map((type) => {
          const Sign = typeSigns[type]
          return <Sign key={type} size={16} />
        })}
      </span>
    </DayButton>
  )
}
