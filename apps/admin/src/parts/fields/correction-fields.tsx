import { Input, InputNumber } from 'antd'
import { ReasonField, type Reasoned } from './reason-field.tsx'
import { RequiredItem } from './required-item.tsx'

export interface Correction extends Reasoned {
  memberId: string
  amount: number
  memo: string
}

/** The member, the amount and the text for the member. @param example of such a text */
export function CorrectionFields({ unit, example }: { unit: string; example: string }) {
  return (
    <>
      <RequiredItem name="memberId" label="会员编号">
        <Input autoComplete="off" maxLength={36} />
      </RequiredItem>
      <RequiredItem name="amount" label={unit} extra="正数是增加，负数是扣除">
        <InputNumber precision={0} style={{ width: 160 }} />
      </RequiredItem>
      <RequiredItem name="memo" label="给会员的说明" extra={`例如：${example}`}>
        <Input maxLength={60} showCount />
      </RequiredItem>
      <ReasonField />
    </>
  )
}
