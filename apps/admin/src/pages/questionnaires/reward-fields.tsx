import { questionnaireLimits } from '@guangquan/contract/questionnaire/questionnaire.words'
import { Form, InputNumber, Radio } from 'antd'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { GiftSelect } from '../presents/gift-select.tsx'

/** The reward for answering: nothing, coins or a present. */
export function RewardFields({ isFixed }: { isFixed: boolean }) {
  return (
    <>
      <Form.Item name="reward" label="奖励" extra="每人一次；复制的问卷不再给同一个人">
        <Radio.Group
          disabled={isFixed}
          options={[
            { value: 'none', label: '没有' },
            { value: 'coins', label: '金币' },
            { value: 'gift', label: '礼品' },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['reward']}>
        {({ getFieldValue }) => {
          const reward: unknown = getFieldValue('reward')
          if (reward === 'coins')
            return (
              <RequiredItem name="coins" label="金币">
                <InputNumber min={1} max={questionnaireLimits.coins} precision={0} disabled={isFixed} />
              </RequiredItem>
            )
          if (reward !== 'gift') return null
          return (
            <RequiredItem name="giftId" label="礼品">
              <GiftSelect />
            </RequiredItem>
          )
        }}
      </Form.Item>
    </>
  )
}
