import { Form, Switch } from 'antd'

export function SwitchField({ name, label }: { name: string[]; label: string }) {
  return (
    <Form.Item name={name} label={label} valuePropName="checked">
      <Switch />
    </Form.Item>
  )
}
