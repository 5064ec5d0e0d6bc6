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

/** Corrects a member's experience. @param memberId empty while nobody is chosen, null to close it */
export function CorrectExpDialog({ memberId, onClose }: { memberId: string | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        memberId === null
          ? null
          : {
              title: '调整经验',
              after: '立即生效，会员在经验明细里看到说明。等级只升不降；扣到门槛以下时会员会收到通知。',
              submitText: '调整',
              fields: <Fields />,
              initialValues: { memberId },
              write: (given: Given) => write(api.StaffGrowth.CorrectExp, given),
              done: ({ exp, level }) => `已调整，现在经验 ${exp}，Lv.${level}`,
            }
      }
      changed={[api.StaffMember.Get]}
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
      <RequiredItem name="amount" label="经验" extra="正数是增加，负数是扣除">
        <InputNumber precision={0} style={{ width: 160 }} />
      </RequiredItem>
      <RequiredItem name="memo" label="给会员的说明" extra="例如：补发没有记上的任务经验">
        <Input maxLength={60} showCount />
      </RequiredItem>
      <ReasonField />
    </>
  )
}
