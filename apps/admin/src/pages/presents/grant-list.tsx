import type { StaffGrantItem } from '@guangquan/contract'
import { presentSourceNames } from '@guangquan/contract/present/present.words'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { CheckFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequestActs, requestColumns, RequestState } from '../../parts/acts/request-acts.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { costText } from './cost-text.ts'

interface Choice {
  row: StaffGrantItem
  approve: boolean
}

/** Grants by staff; those above a sum are decided by another staff member. */
export function GrantList() {
  const [{ waiting }] = useAddress(['waiting'])
  const [choice, setChoice] = useState<Choice | null>(null)
  const may = useMay()
  const acts = {
    key: 'acts',
    name: '操作',
    render: (_: unknown, row: StaffGrantItem) => (
      <RequestActs request={row} onChoose={(approve) => setChoice({ row, approve })} />
    ),
  }
  return (
    <>
      <FilterRow>
        <CheckFilter name="waiting">只看等待决定的</CheckFilter>
      </FilterRow>
      <ListTable
        name="present-grants"
        label="人工发放"
        list={api.StaffPresentGrant.GetList}
        input={{ waiting: waiting !== undefined }}
        rowKey="id"
        columns={[...columns, ...(may(api.StaffPresentGrant.Decide) ? [acts] : [])]}
        empty={waiting === undefined ? '还没有人工发放' : '没有等待决定的发放'}
        exportBy={api.StaffPresentGrant.Export}
      />
      <ActDialog
        act={choice === null ? null : actOf(choice)}
        changed={[api.StaffPresentGrant.GetList, api.StaffPresent.GetList]}
        onClose={() => setChoice(null)}
      />
    </>
  )
}

const membersOf = ({ nickNames, memberCount }: StaffGrantItem): string =>
  memberCount > nickNames.length ? `${nickNames.join('、')} 等 ${memberCount} 位` : nickNames.join('、')

const columns: ListColumn<StaffGrantItem>[] = [
  { key: 'gift', name: '礼品', dataIndex: 'giftTitle' },
  { key: 'members', name: '会员', render: (_, row) => membersOf(row) },
  { key: 'value', name: '总价值', render: (_, row) => costText(row) },
  { key: 'source', name: '来源', render: (_, { source }) => presentSourceNames[source] },
  { key: 'state', name: '状态', render: (_, { state }) => <RequestState state={state} /> },
  { key: 'memo', name: '给会员的说明', dataIndex: 'memo' },
  ...requestColumns<StaffGrantItem>(),
]

function actOf({ row, approve }: Choice) {
  const { id, giftTitle, memberCount } = row
  return {
    title: `${approve ? '同意' : '拒绝'}发放 · ${giftTitle}`,
    after: approve ? `立即发给 ${memberCount} 位会员，共 ${costText(row)}。` : '一份也不发放，可以再次申请。',
    submitText: approve ? '同意' : '拒绝',
    write: ({ reason }: Reasoned) => write(api.StaffPresentGrant.Decide, { id, approve, reason }),
    done: approve ? '已发放' : '已拒绝',
  }
}
