import { DatePicker, Form, Input } from 'antd'
import type { Dayjs } from 'dayjs'
import { SwitchField } from './switch-field.tsx'
import { instantOfPicker, pickerTime } from '../../parts/time/shanghai-time.ts'

export function MaintenanceFields() {
  return (
    <>
      <SwitchField name={['value', 'on']} label="维护模式" />
      <Form.Item name={['value', 'text']} label="会员看到的话" extra="不填就用默认的说明">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={200} showCount />
      </Form.Item>
      <Form.Item
        name={['value', 'until']}
        label="到什么时候"
        extra="可以不填；到了时间，网站自己重新开放"
        getValueProps={(until: string | null | undefined) => ({
          value: until == null ? null : pickerTime(Date.parse(until)),
        })}
        getValueFromEvent={(chosen: Dayjs | null) =>
          chosen === null ? null : new Date(instantOfPicker(chosen)).toISOString()
        }
      >
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
      </Form.Item>
    </>
  )
}
