import { countText } from '@guangquan/contract/text/count-text'
import type { StaffPassportItem } from '@guangquan/contract'
import {
  gearServiceNames,
  gearServices,
  passportLevelNames,
  type GearService,
} from '@guangquan/contract/passport/passport.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Form, Input, InputNumber, Select, Tag } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { CheckFilter, ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { DayField } from '../../parts/fields/day-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { TargetLink } from '../../parts/tables/target-link.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

const levels = [0, 1, 2, 3]
const levelChoices = levels.map((level) => ({
  value: String(level),
  label: `${level} 级 · ${nameOf(passportLevelNames, level)}`,
}))
const serviceChoices = Object.values(gearServices).map((value) => ({ value, label: gearServiceNames[value] }))

/** The passports, and services that shops record in them. */
export function PassportList() {
  const [{ keyword, level, lost }] = useAddress(['keyword', 'level', 'lost'])
  const [serviced, setServiced] = useState<StaffPassportItem | null>(null)
  const may = useMay()
  const input = { keyword, level: knownOf(levels, level), ...(lost === undefined ? {} : { lost: true }) }
  const acts: ListColumn<StaffPassportItem> = {
    key: 'acts',
    name: '操作',
    render: (_, row) => (
      <Button
        type="link"
        size="small"
        aria-label={`给 ${row.nickName} 的${row.productName}记保养`}
        onClick={() => setServiced(row)}
      >
        记保养
      </Button>
    ),
  }
  return (
    <>
      <FilterRow>
        <SearchFilter
          name="keyword"
          label="找护照"
          placeholder="护照码、昵称、会员编号或完整的产品编号"
          maxLength={254}
          width={340}
        />
        <ChoiceFilter name="level" label="等级" placeholder="全部等级" options={levelChoices} width={170} />
        <CheckFilter name="lost">只看挂失的</CheckFilter>
      </FilterRow>
      <ListTable
        name="passports"
        label="护照"
        list={api.StaffPassport.GetList}
        input={input}
        rowKey="id"
        columns={may(api.StaffPassport.RecordService) ? [...columns, acts] : columns}
        empty="没有这样的护照"
        exportBy={api.StaffPassport.Export}
      />
      <ActDialog
        act={
          serviced === null
            ? null
            : {
                title: `记保养 · ${serviced.productName}（尾号 ${serviced.serialEnd}）`,
                after: '写进护照，机主和看公开护照的人都看得到，不能由机主删除。',
                submitText: '记下',
                fields: <ServiceFields />,
                write: (given: Service) => write(api.StaffPassport.RecordService, inputOf(serviced, given)),
                done: '已记下',
              }
        }
        changed={[api.StaffPassport.GetList]}
        onClose={() => setServiced(null)}
      />
    </>
  )
}

interface Service extends Reasoned {
  service: GearService
  day: string
  place?: string
  shutterCount?: number | null
  note?: string
}

const inputOf = (
  { id }: StaffPassportItem,
  { service, day, place, shutterCount, note, reason }: Service,
) => ({
  id,
  service,
  day,
  place: place ?? '',
  note: note ?? '',
  shutterCount: shutterCount ?? null,
  reason,
})

function ServiceFields() {
  return (
    <>
      <RequiredItem name="service" label="做了什么">
        <Select options={serviceChoices} />
      </RequiredItem>
      <RequiredItem name="day" label="日期">
        <DayField />
      </RequiredItem>
      <Form.Item name="place" label="网点">
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item name="shutterCount" label="当时的快门数">
        <InputNumber min={1} max={5_000_000} precision={0} style={{ width: 160 }} />
      </Form.Item>
      <Form.Item name="note" label="说明" extra="所有看得到护照的人都看得到">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={200} showCount />
      </Form.Item>
      <ReasonField />
    </>
  )
}

const columns: ListColumn<StaffPassportItem>[] = [
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  { key: 'product', name: '产品', dataIndex: 'productName' },
  { key: 'serial', name: '编号尾号', dataIndex: 'serialEnd' },
  {
    key: 'member',
    name: '机主',
    render: (_, { memberId, nickName }) => (
      <TargetLink kind="member" id={memberId}>
        {nickName}
      </TargetLink>
    ),
  },
  {
    key: 'level',
    name: '等级',
    render: (_, { level }) => `${level} 级 · ${nameOf(passportLevelNames, level)}`,
  },
  {
    key: 'state',
    name: '状态',
    render: (_, { isLost }) => (isLost ? <Tag color="error">已挂失</Tag> : <Tag color="success">正常</Tag>),
  },
  {
    key: 'shutter',
    name: '快门数',
    render: (_, { shutterCount }) => (shutterCount === null ? '没有' : countText(shutterCount)),
  },
  { key: 'proofs', name: '佐证照片', dataIndex: 'proofCount' },
  { key: 'services', name: '保养', dataIndex: 'serviceCount' },
  { key: 'code', name: '护照码', dataIndex: 'code' },
]
