import type { StaffBarredMember } from '@guangquan/contract'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { FilterRow } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'

const changed = [api.StaffLottery.GetBarred]

/** Accounts of members that belong to staff: the database gives neither them nor their devices a ticket. */
export function BarredList() {
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<StaffBarredMember | null>(null)
  const acts: ListColumn<StaffBarredMember> = {
    key: 'acts',
    name: '操作',
    render: (_, row) => (
      <Button
        type="link"
        size="small"
        aria-label={`取消登记 ${row.nickName}`}
        onClick={() => setRemoved(row)}
      >
        取消登记
      </Button>
    ),
  }
  return (
    <>
      <FilterRow>
        <Button onClick={() => setAdding(true)}>登记账号</Button>
      </FilterRow>
      <ListTable
        name="lottery-barred"
        label="不能参加抽奖的账号"
        list={api.StaffLottery.GetBarred}
        input={{}}
        rowKey="id"
        columns={[...columns, acts]}
        empty="还没有登记。每位工作人员自己的会员账号都要登记在这里。"
        exportBy={api.StaffLottery.ExportBarred}
      />
      <ActDialog
        changed={changed}
        onClose={() => setAdding(false)}
        act={
          isAdding
            ? {
                title: '登记工作人员自己的会员账号',
                after: '这个账号，和 90 天内在同一网络同一设备上登录过的其他账号，都不能再参加抽奖。',
                fields: (
                  <>
                    <RequiredItem name="memberId" label="会员编号" extra="在会员页的地址里">
                      <Input maxLength={36} />
                    </RequiredItem>
                    <ReasonField />
                  </>
                ),
                submitText: '登记',
                write: ({ memberId, reason }: Reasoned & { memberId: string }) =>
                  write(api.StaffLottery.Bar, { memberId: memberId.trim(), on: true, reason }),
                done: '已登记',
              }
            : null
        }
      />
      <ActDialog
        changed={changed}
        onClose={() => setRemoved(null)}
        act={
          removed === null
            ? null
            : {
                title: `取消登记 · ${removed.nickName}`,
                after: '这个账号从此可以参加抽奖。',
                submitText: '取消登记',
                write: ({ reason }: Reasoned) =>
                  write(api.StaffLottery.Bar, { memberId: removed.id, on: false, reason }),
                done: '已取消登记',
              }
        }
      />
    </>
  )
}

const columns: ListColumn<StaffBarredMember>[] = [
  { key: 'nickName', name: '昵称', dataIndex: 'nickName' },
  { key: 'reason', name: '原因', dataIndex: 'reason' },
  { key: 'addedBy', name: '谁登记', dataIndex: 'addedBy' },
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
]
