import type { StaffFeedbackItem } from '@guangquan/contract'
import { feedbackStateNames, feedbackTypeNames } from '@guangquan/contract/feedback/feedback.words'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'

const everyState = 'all'

/** Tickets of members; those that wait unless another state is chosen. */
export function FeedbackPage() {
  const [{ keyword, type, state = '1' }] = useAddress(['keyword', 'type', 'state'])
  return (
    <>
      <PageHead title="客服工单" />
      <FilterRow>
        <SearchFilter name="keyword" label="找工单" placeholder="内容的一部分或编号" maxLength={60} />
        <ChoiceFilter
          name="state"
          label="状态"
          options={[...choicesOf(feedbackStateNames), { value: everyState, label: '全部状态' }]}
          initial="1"
        />
        <ChoiceFilter name="type" label="类型" options={choicesOf(feedbackTypeNames)} />
      </FilterRow>
      <ListTable
        name="feedback"
        label="客服工单"
        list={api.StaffFeedback.GetList}
        input={{
          keyword,
          type: numberOf(feedbackTypeNames, type),
          state: numberOf(feedbackStateNames, state),
        }}
        rowKey="id"
        pathOf={({ id }) => `/feedback/${id}`}
        columns={columns}
        empty="没有这样的工单"
        exportBy={api.StaffFeedback.Export}
      />
    </>
  )
}

const columns: ListColumn<StaffFeedbackItem>[] = [
  {
    key: 'number',
    name: '编号',
    render: (_, { id, number }) => <Link to={`/feedback/${id}`}>{number}</Link>,
  },
  { key: 'state', name: '状态', render: (_, { state }) => <FeedbackState state={state} /> },
  { key: 'type', name: '类型', render: (_, { type }) => feedbackTypeNames[type] },
  { key: 'text', name: '内容', render: (_, { text }) => <div className="one-line">{text}</div> },
  { key: 'pictureCount', name: '照片', dataIndex: 'pictureCount' },
  {
    key: 'member',
    name: '会员',
    render: (_, { memberId, nickName }) => <Link to={`/members/${memberId}`}>{nickName}</Link>,
  },
  { key: 'createTime', name: '提交时间', dataIndex: 'createTime' },
  { key: 'updateTime', name: '最后变化', dataIndex: 'updateTime' },
  { key: 'staffName', name: '处理人', dataIndex: 'staffName' },
]

const colors = { 1: 'warning', 2: 'processing', 3: 'success', 4: 'default' } as const

export function FeedbackState({ state }: Pick<StaffFeedbackItem, 'state'>) {
  return <Tag color={colors[state]}>{feedbackStateNames[state]}</Tag>
}
