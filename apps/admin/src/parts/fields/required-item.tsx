import { Form } from 'antd'
import type { ReactElement } from 'react'

interface RequiredItemProps {
  /** A path if the value is nested. */
  name: string | (string | number)[]
  label: string
  extra?: string
  children: ReactElement
}

/** A required form field. */
export function RequiredItem({ name, label, extra, children }: RequiredItemProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      rules={[{ required: true, message: `请填写${label}` }]}
    >
      {children}
    </Form.Item>
  )
}
