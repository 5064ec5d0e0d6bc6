import { Form, Input, InputNumber } from 'antd'

export interface GearValues {
  name: string
  brand: string
  maxAperture?: number | null
}

/** The fields that describe a camera or lens. */
export function GearFields({ kind }: { kind: 'camera' | 'lens' }) {
  return (
    <>
      <Form.Item name="brand" label="品牌" rules={[{ required: true, message: '请填写品牌' }]}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="name" label="名称" rules={[{ required: true, message: '请填写名称' }]}>
        <Input maxLength={80} />
      </Form.Item>
      {kind === 'lens' ? (
        <Form.Item name="maxAperture" label="最大光圈" extra="名称里没有写明时可以不填">
          <InputNumber prefix="f/" min={0.5} max={64} step={0.1} style={{ width: 160 }} />
        </Form.Item>
      ) : null}
    </>
  )
}
