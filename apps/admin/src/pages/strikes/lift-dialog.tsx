import type { StaffStrikeItem } from '@guangquan/contract'
import { strikeName } from '@guangquan/contract/shapes/strike'
import { textLimits } from '@guangquan/contract/limits'
import { Form, Input } from 'antd'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/reason-field.tsx'
import { api, write } from '../../platform/api.ts'

interface Given extends Reasoned {
  note?: string
}

/** Lifts a strike without an appeal. */
export function LiftDialog({ strike, onClose }: { strike: StaffStrikeItem | null; onClose: () => void }) {
  return (
    <ActDialog<Given, StaffStrikeItem>
      act={strike === null ? null : actOf(strike)}
      changed={[api.StaffStrike.GetList, api.StaffMember.Get, api.StaffMember.GetList]}
      onClose={onClose}
    />
  )
}

function actOf(strike: StaffStrikeItem) {
  const { id, nickName } = strike
  return {
    title: `撤销处罚 · ${nickName}（${strikeName(strike)}）`,
    after: '它引起的禁言或封禁也一起撤销。会员会收到通知，读到给 TA 的说明。',
    submitText: '撤销处罚',
    fields: (
      <>
        <Form.Item name="note" label="给会员的说明" extra="可以不写">
          <Input maxLength={textLimits.reviewReason} showCount />
        </Form.Item>
        <ReasonField />
      </>
    ),
    write: ({ note = '', reason }: Given) => write(api.StaffStrike.Lift, { id, note, reason }),
    done: '已撤销处罚',
  }
}
