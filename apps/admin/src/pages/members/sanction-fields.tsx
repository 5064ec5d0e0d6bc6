import { Form, Select } from 'antd'

export interface SanctionChoice {
  kind: 'warning' | 'mute' | 'ban'
  days: 1 | 3 | 7 | 30
}

const kinds = [
  { value: 'warning', label: '警告' },
  { value: 'mute', label: '禁言' },
  { value: 'ban', label: '封号' },
]
const days = [1, 3, 7, 30].map((value) => ({ value, label: `${value} 天` }))

export function SanctionFields() {
  return (
    <>
      <Form.Item name="kind" label="处罚">
        <Select options={kinds} />
      </Form.Item>
      <Form.Item noStyle dependencies={['kind']}>
        {({ getFieldValue }) =>
          getFieldValue('kind') === 'mute' ? (
            <Form.Item name="days" label="多久">
              <Select options={days} />
            </Form.Item>
          ) : null
        }
      </Form.Item>
    </>
  )
}
