import type { StaffProductCategory } from '@guangquan/contract'
import { expRuleNames } from '@guangquan/contract/growth/growth.words'
import { rewardRules } from '@guangquan/contract/product/product.words'
import { useQuery } from '@tanstack/react-query'
import { Button, Form, Input, Select, Space } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ExportButton } from '../../parts/csv/export-button.tsx'
import { LongText } from '../../parts/page/long-text.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { ShortTable } from '../../parts/tables/short-table.tsx'
import { SortField } from '../../parts/fields/sort-field.tsx'
import { api, call, read, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

type Given = Pick<StaffProductCategory, 'name' | 'serialHelp' | 'sort' | 'rewardRule'>

const rewardChoices = rewardRules.map((rule) => ({ value: rule, label: expRuleNames[rule] }))

/** The categories of products, in the order that members see. */
export function CategoryList() {
  const categories = useQuery(read(api.StaffProduct.GetCategories, {}))
  const [editing, setEditing] = useState<{ row: StaffProductCategory | null } | null>(null)
  const may = useMay()
  const mayEdit = may(api.StaffProduct.SaveCategory)
  if (categories.isError) return <ReadFailed error={categories.error} retry={categories.refetch} />
  return (
    <>
      <Space wrap style={{ marginBottom: 12 }}>
        {mayEdit ? (
          <Button type="primary" onClick={() => setEditing({ row: null })}>
            添加类型
          </Button>
        ) : null}
        <ExportButton by={api.StaffProduct.ExportCategories} input={{}} />
      </Space>
      <ShortTable<StaffProductCategory>
        name="product-categories"
        label="类型"
        rowKey="id"
        rows={categories.data}
        empty="还没有类型"
        columns={[
          { key: 'name', title: '名称', dataIndex: 'name' },
          { key: 'sort', title: '顺序', dataIndex: 'sort' },
          { key: 'count', title: '型号', dataIndex: 'productCount' },
          { key: 'reward', title: '注册的奖励', render: (_, { rewardRule }) => expRuleNames[rewardRule] },
          {
            key: 'help',
            title: '编号在哪里',
            render: (_, { serialHelp }) => <LongText width={420}>{serialHelp}</LongText>,
          },
          ...(mayEdit
            ? [
                {
                  key: 'acts',
                  title: '操作',
                  render: (_: unknown, row: StaffProductCategory) => (
                    <Button
                      type="link"
                      size="small"
                      aria-label={`修改 ${row.name}`}
                      onClick={() => setEditing({ row })}
                    >
                      修改
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <ActDialog
        act={editing === null ? null : actOf(editing.row)}
        changed={[api.StaffProduct.GetCategories, api.StaffProduct.GetList]}
        onClose={() => setEditing(null)}
      />
    </>
  )
}

function actOf(row: StaffProductCategory | null) {
  return {
    title: row === null ? '添加类型' : `修改 · ${row.name}`,
    submitText: '保存',
    fields: <Fields isNew={row === null} />,
    initialValues: row === null ? { sort: 500 } : valuesOf(row),
    write: row === null ? create : editOf(row),
    done: '已保存',
  }
}

const create = (given: Given): Promise<unknown> => write(api.StaffProduct.CreateCategory, given)

const valuesOf = ({ name, serialHelp, sort }: StaffProductCategory): Partial<Given> => ({
  name,
  serialHelp,
  sort,
})

const editOf = (row: StaffProductCategory) =>
  rowEdit({
    row,
    load: async () =>
      (await call(api.StaffProduct.GetCategories, {})).find((category) => category.id === row.id),
    valuesOf,
    describe: ({ name = '', serialHelp = '', sort }: Partial<Given>) => ({
      名称: name,
      编号在哪里: serialHelp,
      顺序: String(sort ?? ''),
    }),
    save: ({ name, serialHelp, sort }: Given, { id, version }): Promise<unknown> =>
      write(api.StaffProduct.SaveCategory, { id, name, serialHelp, sort, version }),
  })

function Fields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <RequiredItem name="name" label="名称">
        <Input maxLength={20} />
      </RequiredItem>
      <RequiredItem name="serialHelp" label="编号在哪里" extra="会员填写产品编号时看到，也写明注册码在哪里">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={200} showCount />
      </RequiredItem>
      {isNew ? (
        <Form.Item
          name="rewardRule"
          label="注册的奖励"
          extra="以后不能改：会员的勋章按它区分相机和镜头"
          rules={[{ required: true, message: '请选择注册的奖励' }]}
        >
          <Select options={rewardChoices} />
        </Form.Item>
      ) : null}
      <SortField />
    </>
  )
}
