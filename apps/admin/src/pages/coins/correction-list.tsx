import type { StaffCorrectionItem } from '@guangquan/contract'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { CheckFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequestActs } from '../../parts/acts/request-acts.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { correctionColumns, signed } from './correction-columns.tsx'

interface Choice {
  row: StaffCorrectionItem
  approve: boolean
}

/** Requested corrections, to be decided by another staff member. */
export function CorrectionList() {
  const [{ all }] = useAddress(['all'])
  const [choice, setChoice] = useState<Choice | null>(null)
  const may = useMay()
  const acts = {
    key: 'acts',
    name: '操作',
    render: (_: unknown, row: StaffCorrectionItem) => (
      <RequestActs request={row} onChoose={(approve) => setChoice({ row, approve })} />
    ),
  }
  return (
    <>
      <FilterRow>
        <CheckFilter name="all">也看已经决定和过期的</CheckFilter>
      </FilterRow>
      <ListTable
        name="coin-corrections"
        label="金币调整的申请"
        list={api.StaffCoinCorrection.GetList}
        input={{ waiting: all === undefined }}
        rowKey="id"
        columns={[...correctionColumns, ...(may(api.StaffCoinCorrection.Decide) ? [acts] : [])]}
        empty={all === undefined ? '没有等待决定的申请' : '没有申请'}
        exportBy={api.StaffCoinCorrection.Export}
      />
      <ActDialog
        act={choice === null ? null : actOf(choice)}
        changed={[api.StaffCoinCorrection.GetList, api.StaffCoin.GetList]}
        onClose={() => setChoice(null)}
      />
    </>
  )
}

function actOf({ row: { id, nickName, amount, memo }, approve }: Choice) {
  return {
    title: `${approve ? '同意' : '拒绝'}调整金币 · ${nickName}`,
    after: approve ? `立即入账 ${signed(amount)}，会员看到的说明是「${memo}」。` : '金币不变，可以再次申请。',
    submitText: approve ? '同意' : '拒绝',
    write: ({ reason }: Reasoned) => write(api.StaffCoinCorrection.Decide, { id, approve, reason }),
    done: approve ? '已入账' : '已拒绝',
  }
}
