import { DatePicker } from 'antd'
import { pickerOfText } from '../time/shanghai-time.ts'

interface DayFieldProps {
  /** Set by the form, with its attributes for screen readers. */
  value?: string
  onChange?: (day: string | undefined) => void
}

/** A form field for a day, in the format of calls: 2026-01-31. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  return (
    <DatePicker
      {...field}
      value={value === undefined || value === '' ? null : pickerOfText(value)}
      onChange={(day) => onChange?.(day?.format('YYYY-MM-DD'))}
      style={{ width: 200 }}
    />
  )
}
