import type { StaffActivityItem } from '@guangquan/contract'
import {
  activityStateNames,
  activityTypeNames,
  signModeNames,
} from '@guangquan/contract/activity/activity.words'
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
import { ActivityForm } from './activity-form.tsx'
import { NoShowAppeals } from './no-show-appeals.tsx'

/** Activities of the community, and the appeals of those who did not come. */
export function ActivitiesPage() {
  return (
    <AddressTabs
      filters={['keyword', 'type', 'state', 'appeal']}
      items={[
        { key: 'activities', label: '活动', children: <ActivityList /> },
        { key: 'appeals', label: '未到场的申诉', children: <NoShowAppeals /> },
      ]}
    />
  )
}

/** Drafts too; staff of a shop see the activities of their own shop. */
function ActivityList() {
  const [{ keyword, type, state }] = useAddress(['keyword', 'type', 'state'])
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        title="活动"
        actions={
          <Button type="primary" onClick={() => setAdding(true)}>
            写活动
          </Button>
        }
      />
      <FilterRow>
        <SearchFilter name="keyword" label="找活动" placeholder="名称的一部分" maxLength={40} />
        <ChoiceFilter name="type" label="类型" options={choicesOf(activityTypeNames)} />
        <ChoiceFilter name="state" label="状态" options={choicesOf(activityStateNames)} />
      </FilterRow>
      <ListTable
        name="activities"
        label="活动"
        list={api.StaffActivity.GetList}
        input={{
          keyword,
          subType: numberOf(activityTypeNames, type),
          state: numberOf(activityStateNames, state),
        }}
        rowKey="id"
        pathOf={({ id }) => `/activities/${id}`}
        columns={columns}
        empty="没有这样的活动"
        exportBy={api.StaffActivity.Export}
      />
      <FormDrawer open={isAdding} title="写活动" width={760} onClose={() => setAdding(false)}>
        <ActivityForm row={null} onDone={({ id }) => void navigate(`/activities/${id}`)} />
      </FormDrawer>
    </>
  )
}

const columns: ListColumn<StaffActivityItem>[] = [
  { key: 'title', name: '名称', render: (_, { id, title }) => <Link to={`/activities/${id}`}>{title}</Link> },
  { key: 'subType', name: '类型', render: (_, { subType }) => nameOf(activityTypeNames, subType) },
  {
    key: 'state',
    name: '状态',
    render: (_, activity) => (
      <Space size={4}>
        <ActivityState activity={activity} />
        {activity.drawDue ? <Tag color="warning">该抽签了</Tag> : null}
      </Space>
    ),
  },
  { key: 'startTime', name: '开始', render: (_, { startTime }) => startTime.slice(0, 16) },
  {
    key: 'place',
    name: '地点',
    render: (_, { online, shopName, areaText }) => (online ? '线上' : shopName === '' ? areaText : shopName),
  },
  { key: 'signMode', name: '报名方式', render: (_, { signMode }) => nameOf(signModeNames, signMode) },
  {
    key: 'taken',
    name: '名额',
    render: (_, { taken, capacity, held }) =>
      `${taken}/${capacity === 0 ? '不限' : capacity}${held > 0 ? `（预留 ${held}）` : ''}`,
  },
  { key: 'waiting', name: '候补', dataIndex: 'waiting' },
  { key: 'applied', name: '待处理', dataIndex: 'applied' },
  { key: 'checkedIn', name: '到场', dataIndex: 'checkedIn' },
]

const stateColors: Partial<Record<number, string>> = {
  0: 'default',
  1: 'warning',
  3: 'processing',
  4: 'processing',
  6: 'success',
  8: 'error',
}

export function ActivityState({ activity: { state } }: { activity: Pick<StaffActivityItem, 'state'> }) {
  return <Tag color={stateColors[state] ?? 'default'}>{nameOf(activityStateNames, state)}</Tag>
}
