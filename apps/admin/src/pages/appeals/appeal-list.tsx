import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { appealColumns } from './appeal-columns.tsx'

const states = [
  { value: 'waiting', label: '待处理' },
  { value: 'lifted', label: '已撤销' },
  { value: 'upheld', label: '维持' },
]

export function AppealList() {
  const [{ state, member }] = useAddress(['state', 'member'])
  const input = { state: state === 'lifted' ? 2 : state === 'upheld' ? 3 : 1, member } as const
  return (
    <>
      <PageHead title="申诉" />
      <FilterRow>
        <ChoiceFilter name="state" label="状态" options={states} initial="waiting" />
        <SearchFilter name="member" label="会员" placeholder="会员（昵称或编号）" />
      </FilterRow>
      <ListTable
        name="appeals"
        label="申诉"
        list={api.StaffAppeals.GetList}
        input={input}
        rowKey="id"
        pathOf={({ id }) => `/appeals/${id}`}
        columns={appealColumns}
        empty="没有这样的申诉"
        exportBy={api.StaffAppeals.Export}
      />
    </>
  )
}
