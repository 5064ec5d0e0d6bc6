import { Form } from 'antd'
import type { ReactElement } from 'react'

interface RequiredItemProps {
  /** A path where the value is inside another. */
  name: string | (string | number)[]
  label: string
  extra?: string
  children: ReactElement
}

/** A field of a form that has to be filled in. */
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
