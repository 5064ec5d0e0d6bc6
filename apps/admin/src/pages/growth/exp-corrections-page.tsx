import type { StaffExpCorrectionItem } from '@guangquan/contract'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { CheckFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequestActs, requestColumns, RequestState } from '../../parts/acts/request-acts.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { signed } from '../coins/correction-columns.tsx'

interface Choice {
  row: StaffExpCorrectionItem
  approve: boolean
}

const columns: ListColumn<StaffExpCorrectionItem>[] = [
  { key: 'member', name: '会员', dataIndex: 'nickName' },
  { key: 'amount', name: '经验', render: (_, { amount }) => signed(amount) },
  { key: 'level', name: '等级', render: (_, row) => levelsOf(row) },
  { key: 'state', name: '状态', render: (_, { state }) => <RequestState state={state} /> },
  { key: 'memo', name: '给会员的说明', dataIndex: 'memo' },
  ...requestColumns<StaffExpCorrectionItem>(),
]

/** Corrections of experience; those of more than one level are decided by another staff member. */
export function ExpCorrectionsPage() {
  const [{ all }] = useAddress(['all'])
  const [choice, setChoice] = useState<Choice | null>(null)
  const may = useMay()
  const acts: ListColumn<StaffExpCorrectionItem> = {
    key: 'acts',
    name: '操作',
    render: (_, row) => <RequestActs request={row} onChoose={(approve) => setChoice({ row, approve })} />,
  }
  return (
    <>
      <PageHead title="经验的调整" />
      <FilterRow>
        <CheckFilter name="all">也看已经生效、决定和过期的</CheckFilter>
      </FilterRow>
      <ListTable
        name="exp-corrections"
        label="经验的调整"
        list={api.StaffExpCorrection.GetList}
        input={{ waiting: all === undefined }}
        rowKey="id"
        columns={[...columns, ...(may(api.StaffExpCorrection.Decide) ? [acts] : [])]}
        empty={all === undefined ? '没有等待决定的申请' : '没有调整'}
        exportBy={api.StaffExpCorrection.Export}
      />
      <ActDialog
        act={choice === null ? null : actOf(choice)}
        changed={[api.StaffExpCorrection.GetList, api.StaffMember.Get]}
        onClose={() => setChoice(null)}
      />
    </>
  )
}

function levelsOf({ state, level, levelAfter }: StaffExpCorrectionItem): string {
  return state === 'waiting' ? `Lv.${level} → Lv.${levelAfter}` : `Lv.${levelAfter}`
}

function actOf({ row: { id, nickName, amount, memo, levelAfter }, approve }: Choice) {
  return {
    title: `${approve ? '同意' : '拒绝'}调整经验 · ${nickName}`,
    after: approve
      ? `经验立即 ${signed(amount)}，等级是 Lv.${levelAfter}，会员看到的说明是「${memo}」。`
      : '经验不变，可以再次申请。',
    submitText: approve ? '同意' : '拒绝',
    write: ({ reason }: Reasoned) => write(api.StaffExpCorrection.Decide, { id, approve, reason }),
    done: approve ? '已调整' : '已拒绝',
  }
}
