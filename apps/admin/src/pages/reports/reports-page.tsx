import { choicesOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { reportColumns, reportedKinds, reportStates } from './report-columns.tsx'

const kinds = [1, 2, 4] as const
const states = [1, 2, 3] as const

/** The reports, open and decided. */
export function ReportsPage() {
  const [{ reporter, kind, state }] = useAddress(['reporter', 'kind', 'state'])
  const input = { reporter, reportType: knownOf(kinds, kind), status: knownOf(states, state) }
  return (
    <>
      <PageHead title="举报记录" />
      <FilterRow>
        <SearchFilter name="reporter" label="举报人" placeholder="举报人（昵称或编号）" />
        <ChoiceFilter name="kind" label="对象" options={choicesOf(reportedKinds)} />
        <ChoiceFilter name="state" label="结果" options={choicesOf(reportStates)} />
      </FilterRow>
      <ListTable
        name="reports"
        label="举报记录"
        list={api.StaffReport.GetList}
        input={input}
        rowKey="id"
        columns={reportColumns}
        empty="没有这样的举报"
        exportBy={api.StaffReport.Export}
      />
    </>
  )
}
