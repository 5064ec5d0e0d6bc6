import { Form, Input, InputNumber } from 'antd'
import { RequiredItem } from '../../parts/fields/required-item.tsx'

export interface GearValues {
  name: string
  brand: string
  maxAperture?: number | null
}

export function GearFields({ kind }: { kind: 'camera' | 'lens' }) {
  return (
    <>
      <RequiredItem name="brand" label="品牌">
        <Input maxLength={40} />
      </RequiredItem>
      <RequiredItem name="name" label="名称">
        <Input maxLength={80} />
      </RequiredItem>
      {kind === 'lens' ? (
        <Form.Item name="maxAperture" label="最大光圈" extra="名称里没有写明时可以不填">
          <InputNumber prefix="f/" min={0.5} max={64} step={0.1} style={{ width: 160 }} />
        </Form.Item>
      ) : null}
    </>
  )
}
