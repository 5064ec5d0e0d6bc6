import type { StaffProductApplicationItem } from '@guangquan/contract'
import { applicationStateNames, applicationStates } from '@guangquan/contract/product/product-activity.words'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { choicesOf } from '../../parts/fields/choices.ts'
import { DayRangeFilter } from '../../parts/tables/day-range-filter.tsx'
import { instantsOf } from '../../parts/time/instants-of-days.ts'
import { ChoiceFilter, FilterRow, LinkedFilter, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'

const { none: _, ...sentStates } = applicationStates
const states = Object.values(sentStates)
const { 0: _none, ...stateNames } = applicationStateNames

/** Members' applications, those waiting for a decision first. */
export function ApplicationList() {
  const [{ activity, ...address }] = useAddress(['keyword', 'state', 'activity', 'from', 'to'])
  const { keyword, from, to } = address
  // A search finds one in any state.
  const initial = keyword === undefined ? '1' : 'all'
  const { state = initial } = address
  const input = {
    keyword,
    state: knownOf(states, state),
    activityId: activity,
    ...instantsOf({ from, to }),
  }
  return (
    <>
      <FilterRow>
        <ChoiceFilter
          name="state"
          label="状态"
          initial={initial}
          options={[...choicesOf(stateNames), { value: 'all', label: '全部申请' }]}
        />
        <SearchFilter
          name="keyword"
          label="找申请"
          placeholder="申请编号、会员的完整昵称或编号"
          maxLength={100}
          width={300}
        />
        <DayRangeFilter />
        <LinkedFilter name="activity">只看一个活动的</LinkedFilter>
      </FilterRow>
      <ListTable
        name="product-applications"
        label="产品活动的申请"
        list={api.StaffProductActivity.GetApplications}
        input={input}
        rowKey="id"
        pathOf={({ id }) => `/product-activities/${id}`}
        columns={columns}
        empty={input.state === applicationStates.inReview ? '没有等待审核的申请' : '没有这样的申请'}
        exportBy={api.StaffProductActivity.ExportApplications}
      />
    </>
  )
}

const colors: Partial<Record<number, string>> = {
  [applicationStates.inReview]: 'warning',
  [applicationStates.accepted]: 'processing',
  [applicationStates.sent]: 'success',
}

export function ApplicationTag({ state }: Pick<StaffProductApplicationItem, 'state'>) {
  const color = colors[state]
  return <Tag {...(color === undefined ? {} : { color })}>{applicationStateNames[state]}</Tag>
}

const columns: ListColumn<StaffProductApplicationItem>[] = [
  {
    key: 'number',
    name: '申请编号',
    render: (_, { id, number }) => <Link to={`/product-activities/${id}`}>{number}</Link>,
  },
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  { key: 'activity', name: '活动', dataIndex: 'activityTitle' },
  {
    key: 'product',
    name: '产品',
    render: (_, { productName, serialEnd }) => `${productName} · ${serialEnd}`,
  },
  { key: 'member', name: '会员', dataIndex: 'nickName' },
  { key: 'gift', name: '礼品', render: (_, { gift }) => gift?.name ?? '' },
  { key: 'state', name: '状态', render: (_, { state }) => <ApplicationTag state={state} /> },
  {
    key: 'parcel',
    name: '快递',
    render: (_, { carrier, trackingNumber }) => `${carrier} ${trackingNumber}`.trim(),
  },
]
