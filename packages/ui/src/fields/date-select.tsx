import { useState } from 'react'
import { Field, useFieldControl } from './field.tsx'
import { Select } from './select.tsx'

type DateSelectProps = {
  label: string
  /** `yyyy-MM-dd`, or null until all three parts are chosen. */
  value: string | null
  onChange: (value: string | null) => void
  /** First and last selectable day, `yyyy-MM-dd`. */
  min: string
  max: string
  /** Year and month shown before anything is chosen: `1990-01`. */
  startAt: string
  labelHidden?: boolean
  hint?: string
  error?: string | null
  disabled?: boolean
}

/** A date far from today, in three lists: year, month, day. */
export function DateSelect(props: DateSelectProps) {
  const { label, labelHidden, hint, error } = props
  return (
    <Field group label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <ThreeLists {...props} />
    </Field>
  )
}

function ThreeLists({ value, onChange, min, max, startAt, disabled }: DateSelectProps) {
  const control = useFieldControl()
  const [shown, setShown] = useState(() => partsOf(value ?? startAt))
  // A new value from outside, such as one just loaded, replaces the shown one.
  const { year, month, day } = value === null || value === textOf(shown) ? shown : partsOf(value)

  function choose(change: Partial<DateParts>) {
    const next = { year, month, day, ...change }
    if (next.day !== null && !daysOf(next, min, max).includes(next.day)) next.day = null
    setShown(next)
    onChange(textOf(next))
  }

  const list = { disabled, 'aria-describedby': control['aria-describedby'] }
  return (
    <div className="ui-date-select">
      <Select
        {...list}
        aria-label="年"
        value={year}
        options={span(partsOf(max).year, partsOf(min).year).map((one) => option(one, '年'))}
        onChange={(chosen) => choose({ year: chosen })}
      />
      <Select
        {...list}
        aria-label="月"
        value={month}
        options={span(1, 12).map((one) => option(one, '月'))}
        onChange={(chosen) => choose({ month: chosen })}
      />
      <Select
        {...list}
        aria-label="日"
        placeholder="日"
        value={day}
        options={daysOf({ year, month }, min, max).map((one) => option(one, '日'))}
        onChange={(chosen) => choose({ day: chosen })}
      />
    </div>
  )
}

interface DateParts {
  year: number
  month: number
  day: number | null
}

function partsOf(text: string): DateParts {
  const [year = 0, month = 1, day] = text.split('-').map(Number)
  return { year, month, day: day ?? null }
}

function textOf({ year, month, day }: DateParts): string | null {
  if (day === null) return null
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

/** Selectable days of a month. */
function daysOf({ year, month }: Omit<DateParts, 'day'>, min: string, max: string): number[] {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return span(1, last).filter((day) => {
    const text = textOf({ year, month, day })
    return text !== null && text >= min && text <= max
  })
}

function span(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, place) => from + step * place)
}

function option(value: number, unit: string) {
  return { value, label: `${value} ${unit}` }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
