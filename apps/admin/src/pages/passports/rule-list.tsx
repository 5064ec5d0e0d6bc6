import type { StaffSerialRule } from '@guangquan/contract'
import {
  isCounterTag,
  serialNormaliserNames,
  serialNormalisers,
  serialTagNames,
  serialTags,
  type SerialNormaliser,
  type SerialTag,
} from '@guangquan/contract/passport/passport.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Form, Input, Select, Space, Switch, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { FilterRow } from '../../parts/tables/filters.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { ProductChoice } from '../../parts/fields/product-choice.tsx'

const tagChoices = Object.values(serialTags).map((value) => ({ value, label: serialTagNames[value] }))
const normaliserChoices = Object.values(serialNormalisers).map((value) => ({
  value,
  label: serialNormaliserNames[value],
}))

interface Given extends Reasoned {
  productId: string
  tag: SerialTag
  isTrusted: boolean
  normaliser: SerialNormaliser
  serialPattern?: string
}

type Open = { kind: 'save'; row: StaffSerialRule | null } | { kind: 'remove'; row: StaffSerialRule }

/** Which numbers and counters in photographs are believed, by product. */
export function RuleList() {
  const [open, setOpen] = useState<Open | null>(null)
  const may = useMay()
  const mayEdit = may(api.StaffPassport.SaveRule)
  const acts: ListColumn<StaffSerialRule> = {
    key: 'acts',
    name: '操作',
    render: (_, row) => (
      <Space>
        <Button
          size="small"
          aria-label={`修改 ${row.productName} 的${nameOf(serialTagNames, row.tag)}`}
          onClick={() => setOpen({ kind: 'save', row })}
        >
          修改
        </Button>
        <Button
          size="small"
          danger
          aria-label={`删除 ${row.productName} 的${nameOf(serialTagNames, row.tag)}`}
          onClick={() => setOpen({ kind: 'remove', row })}
        >
          删除
        </Button>
      </Space>
    ),
  }
  return (
    <>
      <Typography.Paragraph type="secondary">
        没有规则的型号，机身相信 EXIF 的机身序列号，镜头相信 EXIF
        的镜头序列号，不读快门数。保存后，已有的照片会重新比对。
      </Typography.Paragraph>
      {mayEdit ? (
        <FilterRow>
          <Button type="primary" onClick={() => setOpen({ kind: 'save', row: null })}>
            添加规则
          </Button>
        </FilterRow>
      ) : null}
      <ListTable
        name="serial-rules"
        label="序列号规则"
        list={api.StaffPassport.GetRules}
        input={{}}
        rowKey="id"
        columns={mayEdit ? [...columns, acts] : columns}
        empty="还没有规则"
        exportBy={api.StaffPassport.ExportRules}
      />
      <ActDialog
        act={open?.kind === 'save' ? savingOf(open.row) : null}
        changed={[api.StaffPassport.GetRules]}
        onClose={() => setOpen(null)}
      />
      <ActDialog
        act={open?.kind === 'remove' ? removingOf(open.row) : null}
        changed={[api.StaffPassport.GetRules]}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

function savingOf(row: StaffSerialRule | null) {
  return {
    title: row === null ? '添加序列号规则' : `修改 · ${row.productName}，${nameOf(serialTagNames, row.tag)}`,
    submitText: '保存',
    fields: <RuleFields row={row} />,
    initialValues: row === null ? { isTrusted: true, normaliser: serialNormalisers.plain } : valuesOf(row),
    write: row === null ? create : editOf(row),
    done: '已保存，照片正在重新比对',
  }
}

const removingOf = ({ id, version, productName, tag }: StaffSerialRule) => ({
  title: `删除规则 · ${productName}，${nameOf(serialTagNames, tag)}`,
  after: '删除后照片会重新比对；已经得到的佐证保留。',
  submitText: '删除',
  write: ({ reason }: Reasoned) => write(api.StaffPassport.RemoveRule, { id, version, reason }),
  done: '已删除',
})

const create = ({ serialPattern = '', ...given }: Given) =>
  write(api.StaffPassport.SaveRule, { ...given, serialPattern, version: 0 })

const normaliserOf = (stored: number): SerialNormaliser =>
  normaliserChoices.find(({ value }) => value === stored)?.value ?? serialNormalisers.plain

const valuesOf = ({ isTrusted, normaliser, serialPattern }: StaffSerialRule): Partial<Given> => ({
  isTrusted,
  serialPattern,
  normaliser: normaliserOf(normaliser),
})

const editOf = (row: StaffSerialRule) =>
  rowEdit({
    row,
    load: () => findRow(api.StaffPassport.GetRules, {}, row.id),
    valuesOf,
    describe,
    // Counters are compared with nothing: their form lacks these two fields.
    save: ({ isTrusted, normaliser, serialPattern = '', reason }: Partial<Given> & Reasoned, stored) => {
      const tag = tagChoices.find(({ value }) => value === stored.tag)?.value
      if (tag === undefined) throw new Error('the rule is about a tag that is not known')
      return write(api.StaffPassport.SaveRule, {
        productId: stored.productId,
        tag,
        isTrusted: isTrusted === true,
        normaliser: normaliser ?? normaliserOf(stored.normaliser),
        serialPattern,
        version: stored.version,
        reason,
      })
    },
  })

const describe = ({ isTrusted, normaliser, serialPattern }: Partial<Given>) => ({
  可信: isTrusted === true ? '是' : '否',
  怎样比较: normaliser === undefined ? '' : serialNormaliserNames[normaliser],
  编号的样子: serialPattern ?? '',
})

function RuleFields({ row }: { row: StaffSerialRule | null }) {
  return (
    <>
      {row === null ? (
        <>
          <RequiredItem name="productId" label="型号">
            <ProductChoice />
          </RequiredItem>
          <RequiredItem name="tag" label="读取的位置">
            <Select options={tagChoices} />
          </RequiredItem>
        </>
      ) : null}
      <Form.Item name="isTrusted" label="可信" valuePropName="checked" extra="不可信的位置不作佐证">
        <Switch />
      </Form.Item>
      {row !== null && isCounterTag(row.tag) ? null : (
        <>
          <RequiredItem name="normaliser" label="怎样比较">
            <Select options={normaliserChoices} />
          </RequiredItem>
          <Form.Item
            name="serialPattern"
            label="编号的样子"
            extra="# 是数字，@ 是字母，* 两者都可以，几种样子用 | 隔开；不填就是这个型号的全部编号"
          >
            <Input maxLength={100} />
          </Form.Item>
        </>
      )}
      <ReasonField />
    </>
  )
}

const columns: ListColumn<StaffSerialRule>[] = [
  { key: 'product', name: '型号', dataIndex: 'productName' },
  { key: 'tag', name: '读取的位置', render: (_, { tag }) => nameOf(serialTagNames, tag) },
  {
    key: 'trusted',
    name: '可信',
    render: (_, { isTrusted }) => (isTrusted ? <Tag color="success">可信</Tag> : <Tag>不可信</Tag>),
  },
  {
    key: 'normaliser',
    name: '怎样比较',
    render: (_, { tag, normaliser }) =>
      isCounterTag(tag) ? '读数' : nameOf(serialNormaliserNames, normaliser),
  },
  {
    key: 'pattern',
    name: '编号的样子',
    render: (_, { serialPattern }) => (serialPattern === '' ? '全部编号' : serialPattern),
  },
]
