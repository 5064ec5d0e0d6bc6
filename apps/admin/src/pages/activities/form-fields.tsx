import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { activityBounds, formFieldKindNames } from '@guangquan/contract/activity/activity.words'
import { Button, Card, Checkbox, Divider, Flex, Form, Input, InputNumber, Select } from 'antd'
import { choicesOf } from '../../parts/fields/choices.ts'

const { rows: maxRows, formFields, label, option, options } = activityBounds

/** The fields that members fill in when they sign up. */
export function FormFields() {
  return (
    <>
      <Divider titlePlacement="start">报名表</Divider>
      <Form.List name="form">
        {(fields, { add, remove }) => (
          <Flex vertical gap={12} style={{ marginBottom: 24 }}>
            {fields.map(({ key, name }) => (
              <Card key={key} size="small">
                <Flex gap={8} align="start" wrap>
                  <Form.Item name={[name, 'key']} hidden>
                    <Input />
                  </Form.Item>
                  <Form.Item name={[name, 'label']} rules={[{ required: true, message: '请填写名称' }]}>
                    <Input aria-label={`第 ${name + 1} 项的名称`} placeholder="名称" maxLength={label} />
                  </Form.Item>
                  <Form.Item name={[name, 'kind']}>
                    <Select
                      aria-label={`第 ${name + 1} 项的种类`}
                      options={choicesOf(formFieldKindNames)}
                      style={{ width: 100 }}
                    />
                  </Form.Item>
                  <Form.Item name={[name, 'required']} valuePropName="checked">
                    <Checkbox>必填</Checkbox>
                  </Form.Item>
                  <Form.Item name={[name, 'hint']}>
                    <Input aria-label={`第 ${name + 1} 项的提示`} placeholder="提示" maxLength={option} />
                  </Form.Item>
                  <Button
                    icon={<DeleteOutlined />}
                    aria-label={`去掉第 ${name + 1} 项`}
                    onClick={() => remove(name)}
                  />
                </Flex>
                <Form.Item noStyle dependencies={[['form', name, 'kind']]}>
                  {({ getFieldValue }) => (
                    <KindFields name={name} kind={String(getFieldValue(['form', name, 'kind']))} />
                  )}
                </Form.Item>
              </Card>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={fields.length >= formFields}
              onClick={() => add({ kind: 'text', required: true, minRows: 1, maxRows: 1, options: [] })}
            >
              加一项
            </Button>
          </Flex>
        )}
      </Form.List>
    </>
  )
}

/** Options of a choice; how many rows another field takes. */
function KindFields({ name, kind }: { name: number; kind: string }) {
  if (kind === 'single' || kind === 'multi') {
    return (
      <Form.Item name={[name, 'options']} label="选项" extra="写一个按回车">
        <Select mode="tags" open={false} maxCount={options} />
      </Form.Item>
    )
  }
  return (
    <Flex gap={16} wrap>
      <Form.Item name={[name, 'minRows']} label="最少几项">
        <InputNumber min={0} max={maxRows} precision={0} />
      </Form.Item>
      <Form.Item name={[name, 'maxRows']} label="最多几项">
        <InputNumber min={1} max={maxRows} precision={0} />
      </Form.Item>
    </Flex>
  )
}
