import type { StaffRegistrationItem } from '@guangquan/contract'
import { productStateNames } from '@guangquan/contract/product/product.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Link } from 'react-router'
import { choicesOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { TargetLink } from '../../parts/tables/target-link.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { StateTag } from './state-tag.tsx'

const tasks = { registration: '待审核', dispute: '争议', invoice: '凭证待审' } as const
const taskKeys = ['registration', 'dispute', 'invoice'] as const
const states = [1, 2, 3, 4, 5, 6]

/** Registrations of products: those waiting for a decision, and all others. */
export function RegistrationsPage() {
  const [{ task = 'registration', state, keyword }] = useAddress(['task', 'state', 'keyword'])
  const waiting = knownOf(taskKeys, task)
  const input = {
    keyword,
    ...(waiting === undefined ? { state: knownOf(states, state) } : { task: waiting }),
  }
  return (
    <>
      <PageHead title="产品注册" />
      <FilterRow>
        <ChoiceFilter
          name="task"
          label="要处理的"
          initial="registration"
          options={[...choicesOf(tasks), { value: 'all', label: '全部注册' }]}
        />
        {waiting === undefined ? (
          <ChoiceFilter
            name="state"
            label="状态"
            placeholder="全部状态"
            options={states.map((value) => ({
              value: String(value),
              label: nameOf(productStateNames, value),
            }))}
          />
        ) : null}
        <SearchFilter name="keyword" label="找会员" placeholder="完整的昵称或会员编号" />
      </FilterRow>
      <ListTable
        name="registrations"
        label="产品注册"
        list={api.StaffRegistration.GetList}
        input={input}
        rowKey="id"
        pathOf={({ id }) => `/registrations/${id}`}
        columns={columns}
        empty={waiting === undefined ? '没有这样的注册' : '没有等待处理的注册'}
        exportBy={api.StaffRegistration.Export}
      />
    </>
  )
}

const columns: ListColumn<StaffRegistrationItem>[] = [
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  {
    key: 'product',
    name: '产品',
    render: (_, { id, productName }) => <Link to={`/registrations/${id}`}>{productName}</Link>,
  },
  { key: 'serial', name: '编号尾号', dataIndex: 'serialEnd' },
  {
    key: 'member',
    name: '会员',
    render: (_, { memberId, nickName }) => (
      <TargetLink kind="member" id={memberId}>
        {nickName}
      </TargetLink>
    ),
  },
  { key: 'code', name: '注册码', render: (_, { hasAccessCode }) => (hasAccessCode ? '已核验' : '没有') },
  {
    key: 'warranty',
    name: '保修至',
    render: (_, { warranty }) => warranty?.until ?? '没有生效',
  },
  {
    key: 'state',
    name: '状态',
    render: (_, { state }) => <StateTag state={state} />,
  },
]
