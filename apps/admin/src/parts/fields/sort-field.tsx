import { Form, InputNumber } from 'antd'

/** A form field for the position of a row in its list. */
export function SortField({ name = 'sort' }: { name?: string }) {
  return (
    <Form.Item
      name={name}
      label="顺序"
      extra="数字小的在前"
      rules={[{ required: true, message: '请填写顺序' }]}
    >
      <InputNumber min={0} max={1000} precision={0} />
    </Form.Item>
  )
}
