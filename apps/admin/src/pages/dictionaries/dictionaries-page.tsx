import { type EditedDictionary, isFixedDictionary, type StaffDictionaryItem } from '@guangquan/contract'
import { dictionaryNames } from '@guangquan/contract/staff/staff-names'
import { Button, Form, Input, Space, Switch, Tag } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { choicesOf, keysOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { SortField } from '../../parts/fields/sort-field.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { DictionaryImport } from './dictionary-import.tsx'

interface Given extends Pick<StaffDictionaryItem, 'name' | 'isOpen'> {
  /** Missing for an entry that is always the last one. */
  sort?: number
}

const newSort = 500

/** The entry of a row, or a new one. */
interface Edited {
  code: EditedDictionary
  row: StaffDictionaryItem | null
}

/** The dictionaries that members choose from, one at a time. */
export function DictionariesPage() {
  const [{ code: given }] = useAddress(['code'])
  const [edited, setEdited] = useState<Edited | null>(null)
  const [isImporting, setImporting] = useState(false)
  const code = knownOf(keysOf(dictionaryNames), given) ?? 'ReportReasonsType'
  const columns: ListColumn<StaffDictionaryItem>[] = [
    { key: 'value', name: '编号', dataIndex: 'value' },
    { key: 'name', name: '文字', dataIndex: 'name' },
    { key: 'sort', name: '顺序', render: (_, { sort, isOther }) => (isOther ? '总在最后' : sort) },
    {
      key: 'isOpen',
      name: '状态',
      render: (_, { isOpen }) => (isOpen ? <Tag color="success">开放</Tag> : <Tag>已关闭</Tag>),
    },
    {
      key: 'acts',
      name: '操作',
      render: (_, row) => (
        <Button
          type="link"
          size="small"
          aria-label={`修改 ${row.name}`}
          onClick={() => setEdited({ code, row })}
        >
          修改
        </Button>
      ),
    },
  ]
  return (
    <>
      <PageHead
        title="字典"
        actions={
          <Space wrap>
            <Button onClick={() => setImporting(true)}>导入 CSV</Button>
            {isFixedDictionary(code) ? null : (
              <Button type="primary" onClick={() => setEdited({ code, row: null })}>
                添加选项
              </Button>
            )}
          </Space>
        }
      />
      <FilterRow>
        <ChoiceFilter
          name="code"
          label="字典"
          options={choicesOf(dictionaryNames)}
          initial="ReportReasonsType"
          width={200}
        />
      </FilterRow>
      <ListTable
        name="dictionaries"
        label={dictionaryNames[code]}
        list={api.StaffDictionary.GetList}
        input={{ code }}
        rowKey="value"
        columns={columns}
        empty="没有选项"
        exportBy={api.StaffDictionary.Export}
      />
      <ActDialog
        act={
          edited === null
            ? null
            : {
                title:
                  edited.row === null
                    ? `添加选项 · ${dictionaryNames[edited.code]}`
                    : `修改 · ${edited.row.name}`,
                submitText: '保存',
                fields: <Fields isOther={edited.row?.isOther === true} />,
                initialValues: edited.row ?? { sort: newSort, isOpen: true },
                write: edited.row === null ? createIn(edited.code) : editOf(edited.code, edited.row),
                done: '已保存',
              }
        }
        changed={[api.StaffDictionary.GetList]}
        onClose={() => setEdited(null)}
      />
      <DictionaryImport code={code} open={isImporting} onClose={() => setImporting(false)} />
    </>
  )
}

const createIn =
  (code: EditedDictionary) =>
  ({ sort = newSort, ...values }: Given): Promise<unknown> =>
    write(api.StaffDictionary.Create, { code, ...values, sort })

const editOf = (code: EditedDictionary, row: StaffDictionaryItem) =>
  rowEdit({
    row,
    load: () => findRow(api.StaffDictionary.GetList, { code }, String(row.value)),
    valuesOf: ({ name, sort, isOpen, isOther }): Partial<Given> =>
      isOther ? { name, isOpen } : { name, sort, isOpen },
    describe,
    save: (values: Given, { value, version, sort }): Promise<unknown> =>
      write(api.StaffDictionary.Save, { code, value, version, ...values, sort: values.sort ?? sort }),
  })

const describe = ({ name = '', sort, isOpen }: Partial<Given>) => ({
  文字: name,
  ...(sort === undefined ? {} : { 顺序: String(sort) }),
  开放: isOpen === true ? '是' : '否',
})

function Fields({ isOther }: { isOther: boolean }) {
  return (
    <>
      <RequiredItem name="name" label="文字">
        <Input maxLength={20} />
      </RequiredItem>
      {isOther ? null : <SortField />}
      <Form.Item
        name="isOpen"
        label="开放"
        valuePropName="checked"
        extra="关闭后不再可选，选过的保留。编号不变，选项不删除"
      >
        <Switch />
      </Form.Item>
    </>
  )
}
