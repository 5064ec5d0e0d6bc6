import type { StaffStrikeItem } from '@guangquan/contract'
import { undoMs } from '@guangquan/contract/review/review.words'
import { strikeName } from '@guangquan/contract/sanction/strike.shapes'
import { maxReviewReason } from '@guangquan/contract/review/review.limits'
import { Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { UndoBar } from '../../parts/acts/undo-bar.tsx'
import { useAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'

const changed = [api.StaffStrike.GetList, api.StaffMember.Get, api.StaffMember.GetList]

interface Given extends Reasoned {
  note?: string
}

/** Lifts a strike without an appeal. */
export function LiftDialog({ strike, onClose }: { strike: StaffStrikeItem | null; onClose: () => void }) {
  /** The strike that was just lifted, which can be undone for some seconds. */
  const [lifted, setLifted] = useState<StaffStrikeItem | null>(null)
  const perform = useAct(...changed)
  useEffect(() => {
    if (lifted === null) return
    const ending = setTimeout(() => setLifted(null), undoMs)
    return () => clearTimeout(ending)
  }, [lifted])

  function undo(): void {
    if (lifted === null) return
    setLifted(null)
    void perform(write(api.StaffStrike.UndoLift, { id: lifted.id }), '处罚已恢复')
  }

  return (
    <>
      <ActDialog<Given, StaffStrikeItem>
        act={strike === null ? null : actOf(strike, setLifted)}
        changed={changed}
        onClose={onClose}
      />
      <UndoBar
        text={lifted === null ? null : `已撤销 ${lifted.nickName} 的${strikeName(lifted)}`}
        label="恢复"
        onUndo={undo}
      />
    </>
  )
}

function actOf(strike: StaffStrikeItem, onLifted: (lifted: StaffStrikeItem) => void) {
  const { id, nickName } = strike
  return {
    title: `撤销处罚 · ${nickName}（${strikeName(strike)}）`,
    after: '它引起的禁言或封禁也一起撤销。10 秒内可以恢复，之后会员会收到通知，读到给 TA 的说明。',
    submitText: '撤销处罚',
    fields: (
      <>
        <Form.Item name="note" label="给会员的说明" extra="可以不写">
          <Input maxLength={maxReviewReason} showCount />
        </Form.Item>
        <ReasonField />
      </>
    ),
    write: async ({ note = '', reason }: Given) => {
      const lifted = await write(api.StaffStrike.Lift, { id, note, reason })
      onLifted(lifted)
      return lifted
    },
    done: '已撤销处罚',
  }
}
