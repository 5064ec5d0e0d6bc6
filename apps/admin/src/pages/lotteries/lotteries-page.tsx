import type { StaffLotteryItem } from '@guangquan/contract'
import { lotteryStateNames, lotteryTypeNames } from '@guangquan/contract/lottery/lottery.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Space, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { BarredList } from './barred-list.tsx'
import { LotteryForm } from './lottery-form.tsx'

/** Lotteries, drafts too, and who may not take part in any. */
export function LotteriesPage() {
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title="抽奖"
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            写抽奖
          </Button>
        }
      />
      <AddressTabs
        filters={['keyword', 'type', 'state']}
        items={[
          { key: 'lotteries', label: '抽奖', children: <LotteryList /> },
          { key: 'barred', label: '不能参加的账号', children: <BarredList /> },
        ]}
      />
      <FormDrawer open={isAdding} title="写抽奖" width={760} onClose={() => setAdding(false)}>
        <LotteryForm row={null} onDone={({ id }) => void navigate(`/lotteries/${id}`)} />
      </FormDrawer>
    </>
  )
}

function LotteryList() {
  const [{ keyword, type, state }] = useAddress(['keyword', 'type', 'state'])
  return (
    <>
      <FilterRow>
        <SearchFilter name="keyword" label="找抽奖" placeholder="名称的一部分" maxLength={30} />
        <ChoiceFilter name="type" label="类型" options={choicesOf(lotteryTypeNames)} />
        <ChoiceFilter name="state" label="状态" options={choicesOf(lotteryStateNames)} />
      </FilterRow>
      <ListTable
        name="lotteries"
        label="抽奖"
        list={api.StaffLottery.GetList}
        input={{
          keyword,
          type: numberOf(lotteryTypeNames, type),
          state: numberOf(lotteryStateNames, state),
        }}
        rowKey="id"
        pathOf={({ id }) => `/lotteries/${id}`}
        columns={columns}
        empty="没有这样的抽奖"
        exportBy={api.StaffLottery.Export}
      />
    </>
  )
}

const columns: ListColumn<StaffLotteryItem>[] = [
  { key: 'title', name: '名称', render: (_, { id, title }) => <Link to={`/lotteries/${id}`}>{title}</Link> },
  { key: 'type', name: '类型', render: (_, { type }) => nameOf(lotteryTypeNames, type) },
  {
    key: 'state',
    name: '状态',
    render: (_, { state, waitsFor }) => (
      <Space size={4}>
        <Tag>{nameOf(lotteryStateNames, state)}</Tag>
        {waitsFor === null ? null : (
          <Tag color="warning">{waitsFor === 'value' ? '该录入公共数了' : '等另一位核对公共数'}</Tag>
        )}
      </Space>
    ),
  },
  { key: 'startTime', name: '开始', render: (_, { startTime }) => startTime.slice(0, 16) },
  { key: 'endTime', name: '截止', render: (_, { endTime }) => endTime.slice(0, 16) },
  { key: 'drawTime', name: '开奖', render: (_, { drawTime }) => drawTime?.slice(0, 16) ?? '当场' },
  { key: 'members', name: '人数', dataIndex: 'members' },
  { key: 'tickets', name: '次数', dataIndex: 'tickets' },
  { key: 'prizes', name: '奖品份数', dataIndex: 'prizes' },
]
