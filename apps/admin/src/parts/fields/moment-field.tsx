import { DatePicker } from 'antd'
import { pickerOfText } from '../time/shanghai-time.ts'

interface MomentFieldProps {
  /** Set by the form, with its attributes for screen readers. */
  value?: string
  onChange?: (time: string | undefined) => void
}

/** A form field for a Shanghai time, in the format of calls: 2026-01-31 09:30:00. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  return (
    <DatePicker
      {...field}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      // The parts of the text are shown and written unchanged, whatever the device's time zone.
      value={value === undefined || value === '' ? null : pickerOfText(value)}
      onChange={(time) => onChange?.(time?.format('YYYY-MM-DD HH:mm:00'))}
      style={{ width: 200 }}
    />
  )
}
