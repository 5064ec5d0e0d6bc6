import { Input } from 'antd'
import { RequiredItem } from './required-item.tsx'

/** Values of a form with this field. */
export interface Reasoned {
  reason: string
}

/** The form field `reason`, for the audit log. */
export function ReasonField() {
  return (
    <RequiredItem name="reason" label="原因" extra="会写进操作记录">
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={200} showCount />
    </RequiredItem>
  )
}
