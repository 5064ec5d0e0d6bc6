import { Input, InputNumber } from 'antd'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/reason-field.tsx'
import { RequiredItem } from '../../parts/required-item.tsx'
import { api, write } from '../../platform/api.ts'

interface Given extends Reasoned {
  memberId: string
  amount: number
  memo: string
}

/** Requests a correction. @param memberId whose coins; empty while nobody is chosen, null to close it */
export function CorrectionDialog({ memberId, onClose }: { memberId: string | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        memberId === null
          ? null
          : {
              title: '申请调整金币',
              after: '24 小时内由另一位同事决定。同意后立即入账，会员在明细里看到说明。',
              submitText: '提交申请',
              fields: <Fields />,
              initialValues: { memberId },
              write: (given: Given) => write(api.StaffCoinCorrection.Create, given),
              done: '已提交，等待另一位同事决定',
            }
      }
      changed={[api.StaffCoinCorrection.GetList]}
      onClose={onClose}
    />
  )
}

function Fields() {
  return (
    <>
      <RequiredItem name="memberId" label="会员编号">
        <Input autoComplete="off" maxLength={36} />
      </RequiredItem>
      <RequiredItem name="amount" label="金币" extra="正数是增加，负数是扣除">
        <InputNumber precision={0} style={{ width: 160 }} />
      </RequiredItem>
      <RequiredItem name="memo" label="给会员的说明" extra="例如：补发编辑推荐的奖励">
        <Input maxLength={60} showCount />
      </RequiredItem>
      <ReasonField />
    </>
  )
}
