import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { lotteryLimits, lotteryTypes } from '@guangquan/contract/lottery/lottery.words'
import { Button, Card, Divider, Flex, Form, InputNumber } from 'antd'
import { GiftSelect } from '../presents/gift-select.tsx'

/** The prizes: gift, quantity, and for instant lotteries the odds of one draw. */
export function PrizeFields() {
  const type = Form.useWatch<number>('type')
  const isInstant = type === lotteryTypes.instant
  return (
    <>
      <Divider titlePlacement="start">奖品</Divider>
      <Form.List name="prizes">
        {(fields, { add, remove }) => (
          <Flex vertical gap={12} style={{ marginBottom: 24 }}>
            {fields.map(({ key, name }) => (
              <Card key={key} size="small">
                <Flex gap={12} align="start" wrap>
                  <Form.Item
                    name={[name, 'giftId']}
                    label={`第 ${name + 1} 等的礼品模板`}
                    rules={[{ required: true, message: '请选择礼品模板' }]}
                    style={{ flex: 1, minWidth: 220 }}
                  >
                    <GiftSelect />
                  </Form.Item>
                  <Form.Item
                    name={[name, 'count']}
                    label="份数"
                    rules={[{ required: true, message: '请填写份数' }]}
                  >
                    <InputNumber min={1} max={lotteryLimits.prizeCount} precision={0} />
                  </Form.Item>
                  {isInstant ? (
                    <Form.Item
                      name={[name, 'percent']}
                      label="每次的概率"
                      rules={[{ required: true, message: '请填写概率' }]}
                    >
                      <InputNumber min={0.0001} max={100} step={0.1} precision={4} suffix="%" />
                    </Form.Item>
                  ) : null}
                  <Button
                    icon={<DeleteOutlined />}
                    aria-label={`去掉第 ${name + 1} 等奖`}
                    onClick={() => remove(name)}
                  />
                </Flex>
              </Card>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={fields.length >= lotteryLimits.prizes}
              onClick={() => add({ count: 1 })}
            >
              加一等奖
            </Button>
          </Flex>
        )}
      </Form.List>
    </>
  )
}
