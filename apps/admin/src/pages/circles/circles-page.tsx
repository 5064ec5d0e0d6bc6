import { circleStateNames } from '@guangquan/contract/circle/circle.words'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { CheckFilter, ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { circleColumns } from './circle-columns.tsx'

/** Circles in every state: open requests, and the search. */
export function CirclesPage() {
  const [{ keyword, status, waits, held }] = useAddress(['keyword', 'status', 'waits', 'held'])
  const input = {
    keyword,
    status: numberOf(circleStateNames, status),
    waits: waits === undefined ? undefined : true,
    isHeld: held === undefined ? undefined : true,
  }
  return (
    <>
      <PageHead title="摄影圈" />
      <FilterRow>
        <SearchFilter name="keyword" label="找圈子" placeholder="名称或圈主的一部分" maxLength={40} />
        <ChoiceFilter
          name="status"
          label="状态"
          placeholder="全部状态"
          options={choicesOf(circleStateNames)}
        />
        <CheckFilter name="waits">等待处理</CheckFilter>
        <CheckFilter name="held">站方代管</CheckFilter>
      </FilterRow>
      <ListTable
        name="circles"
        label="摄影圈"
        list={api.StaffCircle.GetList}
        input={input}
        rowKey="id"
        pathOf={({ id }) => `/circles/${id}`}
        columns={circleColumns}
        empty={waits === undefined ? '没有这样的圈子' : '没有等待处理的圈子'}
        exportBy={api.StaffCircle.Export}
      />
    </>
  )
}
