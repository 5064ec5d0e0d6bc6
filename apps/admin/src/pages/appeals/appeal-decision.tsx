import type { StaffAppealItem } from '@guangquan/contract'
import { appealLimits } from '@guangquan/contract/sanction/strike.shapes'
import { Alert, Card, Form, Input, Radio } from 'antd'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'

interface Given {
  lift: boolean
  restore?: boolean
  answer: string
}

interface AppealDecisionProps {
  appeal: StaffAppealItem
  /** Whether the content that the strike is about can be restored. */
  isRestorable: boolean
}

/** The decision about an appeal: its form, or why there is none. */
export function AppealDecision({ appeal, isRestorable }: AppealDecisionProps) {
  const act = useFormAct(
    api.StaffAppeals.Get,
    api.StaffAppeals.GetList,
    api.StaffStrike.GetList,
    api.StaffPost.GetList,
    api.StaffReply.GetList,
  )
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

  async function decide(given: Given) {
    await act(write(api.StaffAppeals.Decide, { id, version, ...given }), '已答复')
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
        {isRestorable ? <RestoreField isComment={appeal.strike.target?.kind === 'comment'} /> : null}
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

/** Asked if the strike is lifted: restoring the content is a separate decision. */
function RestoreField({ isComment }: { isComment: boolean }) {
  return (
    <Form.Item noStyle dependencies={['lift']}>
      {({ getFieldValue }) =>
        getFieldValue('lift') === true ? (
          <Form.Item
            name="restore"
            label={isComment ? '涉及的评论' : '涉及的作品'}
            extra={isComment ? '评论的图片和下面的回复已经删除，不会回来' : '作者会收到通过审核的通知'}
            rules={[{ required: true, message: '请选择是否恢复' }]}
          >
            <Radio.Group
              options={[
                { value: true, label: '恢复显示' },
                { value: false, label: '不恢复' },
              ]}
            />
          </Form.Item>
        ) : null
      }
    </Form.Item>
  )
}
