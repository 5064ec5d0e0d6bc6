import { ApiError } from '@guangquan/client'
import type { StaffAppealItem } from '@guangquan/contract'
import { appealLimits } from '@guangquan/contract/shapes/strike'
import { Alert, App, Card, Form, Input, Radio } from 'antd'
import { SentForm } from '../../parts/sent-form.tsx'
import { api, refresh, write } from '../../platform/api.ts'

interface Given {
  lift: boolean
  answer: string
}

/** The decision about an appeal: its form, or why there is none. */
export function AppealDecision({ appeal }: { appeal: StaffAppealItem }) {
  const { message } = App.useApp()
  const { id, state, version, canDecide, answer, deciderName, decideTime } = appeal
  if (state !== 1) {
    const word = state === 2 ? '已撤销处罚' : '维持处罚'
    const who = deciderName === '' ? '' : `，${deciderName}`
    return (
      <Alert
        type={state === 2 ? 'success' : 'info'}
        showIcon
        title={`${word}（${decideTime ?? ''}${who}）`}
        description={answer === '' ? '随另一条处罚一起撤销' : answer}
      />
    )
  }
  if (!canDecide) return <Alert type="warning" showIcon title="这条处罚是你给出的，要由别人决定" />

  async function decide({ lift, answer: given }: Given) {
    try {
      await write(api.StaffAppeals.Decide, { id, lift, answer: given, version })
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'ChangedMeanwhile') await refreshAppeal()
      throw error
    }
    await refreshAppeal()
    message.success('已答复')
  }
  return (
    <Card title="决定" size="small">
      <SentForm<Given> send={decide} submitText="答复会员">
        <Form.Item name="lift" label="结果" rules={[{ required: true, message: '请选择撤销或维持' }]}>
          <Radio.Group
            options={[
              { value: true, label: '撤销：处罚和由它引起的一起取消' },
              { value: false, label: '维持' },
            ]}
          />
        </Form.Item>
        <Form.Item
          name="answer"
          label="给会员的答复"
          rules={[{ required: true, whitespace: true, message: '请写一句答复' }]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={appealLimits.answer} showCount />
        </Form.Item>
      </SentForm>
    </Card>
  )
}

const refreshAppeal = () => refresh(api.StaffAppeals.Get, api.StaffAppeals.GetList, api.StaffStrike.GetList)
