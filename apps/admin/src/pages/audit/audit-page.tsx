import { actNames } from '@guangquan/contract/act-names'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { choicesOf } from '../../parts/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/filters.tsx'
import { ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { auditColumns } from './audit-columns.tsx'

const day = 'YYYY-MM-DD'

/** What staff did, to be searched. */
export function AuditPage() {
  const [filters, setAddress] = useAddress(['actor', 'act', 'targetId', 'from', 'to'])
  const { actor, act, targetId, from, to } = filters
  const input = {
    actor,
    act,
    targetId,
    from: from === undefined ? undefined : dayjs(from).valueOf(),
    // To the end of that day.
    to: to === undefined ? undefined : dayjs(to).add(1, 'day').valueOf(),
  }
  return (
    <>
      <PageHead title="操作记录" />
      <FilterRow>
        <SearchFilter name="actor" label="谁" placeholder="谁（登录名）" width={200} />
        <ChoiceFilter name="act" label="做了什么" options={choicesOf(actNames)} hasSearch width={180} />
        <SearchFilter name="targetId" label="对象编号" placeholder="对象编号" />
        <DatePicker.RangePicker
          allowEmpty
          value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
          onChange={(chosen) => setAddress({ from: chosen?.[0]?.format(day), to: chosen?.[1]?.format(day) })}
        />
      </FilterRow>
      <ListTable
        name="audit"
        label="操作记录"
        list={api.StaffAudit.GetList}
        input={input}
        rowKey="seq"
        columns={auditColumns}
        empty="没有这样的记录"
        exportWith={(reason) => write(api.StaffAudit.Export, { ...input, reason })}
      />
    </>
  )
}
