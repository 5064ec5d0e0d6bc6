import { actNames } from '@guangquan/contract/staff/act-names'
import { choicesOf } from '../../parts/fields/choices.ts'
import { DayRangeFilter } from '../../parts/tables/day-range-filter.tsx'
import { instantsOf } from '../../parts/time/instants-of-days.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { auditColumns } from './audit-columns.tsx'

/** In the order of a dictionary. */
const acts = choicesOf(actNames).toSorted((a, b) => a.label.localeCompare(b.label, 'zh-CN'))

/** The searchable log of acts by staff. */
export function AuditPage() {
  const [filters] = useAddress(['actor', 'act', 'targetId', 'from', 'to'])
  const { actor, act, targetId, from, to } = filters
  const input = {
    actor,
    act,
    targetId,
    ...instantsOf({ from, to }),
  }
  return (
    <>
      <PageHead title="操作记录" />
      <FilterRow>
        <SearchFilter name="actor" label="谁" placeholder="谁（登录名）" width={200} />
        <ChoiceFilter name="act" label="做了什么" options={acts} hasSearch width={180} />
        <SearchFilter name="targetId" label="对象编号" placeholder="对象编号" />
        <DayRangeFilter />
      </FilterRow>
      <ListTable
        name="audit"
        label="操作记录"
        list={api.StaffAudit.GetList}
        input={input}
        rowKey="seq"
        columns={auditColumns}
        empty="没有这样的记录"
        exportBy={api.StaffAudit.Export}
      />
    </>
  )
}
