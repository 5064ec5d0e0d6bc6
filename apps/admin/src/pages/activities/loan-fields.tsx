import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { activityBounds } from '@guangquan/contract/activity/activity.words'
import { Button, Card, Divider, Flex, Form, Input, InputNumber } from 'antd'
import { MomentField } from '../../parts/fields/moment-field.tsx'

const { loanItems, loanSlots, loanUnits, option } = activityBounds

/** Items that can be tried during an activity, with their slots. */
export function LoanFields() {
  return (
    <>
      <Divider titlePlacement="start">试机的器材</Divider>
      <Form.List name="loanItems">
        {(items, { add, remove }) => (
          <Flex vertical gap={12} style={{ marginBottom: 24 }}>
            {items.map(({ key, name }) => (
              <Card key={key} size="small">
                <Flex gap={8} align="start" wrap>
                  <Form.Item name={[name, 'name']} rules={[{ required: true, message: '请填写器材' }]}>
                    <Input aria-label={`第 ${name + 1} 样器材`} placeholder="器材" maxLength={option} />
                  </Form.Item>
                  <Form.Item name={[name, 'units']}>
                    <InputNumber
                      aria-label={`第 ${name + 1} 样的件数`}
                      min={1}
                      max={loanUnits}
                      precision={0}
                      suffix="件"
                    />
                  </Form.Item>
                  <Button
                    icon={<DeleteOutlined />}
                    aria-label={`去掉第 ${name + 1} 样器材`}
                    onClick={() => remove(name)}
                  />
                </Flex>
                <Slots item={name} />
              </Card>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={items.length >= loanItems}
              onClick={() => add({ units: 1, slots: [{}] })}
            >
              加一样器材
            </Button>
          </Flex>
        )}
      </Form.List>
    </>
  )
}

function Slots({ item }: { item: number }) {
  return (
    <Form.List name={[item, 'slots']}>
      {(slots, { add, remove }) => (
        <>
          {slots.map(({ key, name }) => (
            <Flex key={key} gap={8} align="start" wrap>
              <Form.Item name={[name, 'startTime']} rules={[{ required: true, message: '请选择开始' }]}>
                <MomentField />
              </Form.Item>
              <Form.Item name={[name, 'endTime']} rules={[{ required: true, message: '请选择结束' }]}>
                <MomentField />
              </Form.Item>
              <Button
                icon={<DeleteOutlined />}
                aria-label={`去掉第 ${name + 1} 个时段`}
                disabled={slots.length === 1}
                onClick={() => remove(name)}
              />
            </Flex>
          ))}
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={slots.length >= loanSlots}
            onClick={() => add({})}
          >
            加一个时段
          </Button>
        </>
      )}
    </Form.List>
  )
}
