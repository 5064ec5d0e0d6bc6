import { DatePicker, Flex, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { ListTable } from '../../parts/list-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { actChoices } from './act-names.ts'
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
      <Flex wrap gap={12} style={{ marginBottom: 12 }}>
        <Input.Search
          allowClear
          aria-label="谁"
          placeholder="谁（登录名）"
          defaultValue={actor}
          onSearch={(typed) => setAddress({ actor: typed.trim() })}
          style={{ width: 200 }}
        />
        <Select
          allowClear
          showSearch
          optionFilterProp="label"
          aria-label="做了什么"
          placeholder="做了什么"
          value={act}
          options={actChoices}
          onChange={(chosen) => setAddress({ act: chosen })}
          style={{ width: 180 }}
        />
        <Input.Search
          allowClear
          aria-label="对象编号"
          placeholder="对象编号"
          defaultValue={targetId}
          onSearch={(typed) => setAddress({ targetId: typed.trim() })}
          style={{ width: 240 }}
        />
        <DatePicker.RangePicker
          allowEmpty
          value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
          onChange={(chosen) => setAddress({ from: chosen?.[0]?.format(day), to: chosen?.[1]?.format(day) })}
        />
      </Flex>
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
