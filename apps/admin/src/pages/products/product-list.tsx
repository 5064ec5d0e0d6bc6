import type { StaffProductItem } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, read } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { ProductForm } from './product-form.tsx'

export function ProductList() {
  const [{ keyword, category }] = useAddress(['keyword', 'category'])
  const [editing, setEditing] = useState<{ row: StaffProductItem | null } | null>(null)
  const categories = useQuery(read(api.StaffProduct.GetCategories, {}))
  const may = useMay()
  const kinds = (categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const chosen = kinds.find(({ value }) => value === category)
  const acts: ListColumn<StaffProductItem> = {
    key: 'acts',
    name: '操作',
    render: (_, row) => (
      <Button type="link" size="small" aria-label={`修改 ${row.name}`} onClick={() => setEditing({ row })}>
        修改
      </Button>
    ),
  }
  const input = { keyword, ...(chosen === undefined ? {} : { categoryId: Number(chosen.value) }) }
  const mayEdit = may(api.StaffProduct.Save)
  return (
    <>
      <FilterRow>
        <SearchFilter name="keyword" label="找型号" placeholder="名称或产品代码" />
        <ChoiceFilter name="category" label="类型" placeholder="全部类型" options={kinds} />
        {mayEdit ? (
          <Button type="primary" onClick={() => setEditing({ row: null })}>
            添加型号
          </Button>
        ) : null}
      </FilterRow>
      <ListTable
        name="products"
        label="型号"
        list={api.StaffProduct.GetList}
        input={input}
        rowKey="id"
        columns={mayEdit ? [...columns, acts] : columns}
        empty="没有这样的型号"
        exportBy={api.StaffProduct.Export}
      />
      <FormDrawer
        open={editing !== null}
        title={editing?.row == null ? '添加型号' : `修改 · ${editing.row.name}`}
        width={560}
        onClose={() => setEditing(null)}
      >
        {editing === null ? null : (
          <ProductForm row={editing.row} kinds={kinds} onDone={() => setEditing(null)} />
        )}
      </FormDrawer>
    </>
  )
}

const columns: ListColumn<StaffProductItem>[] = [
  {
    key: 'picture',
    name: '图片',
    render: (_, { pictureUrl, name }) =>
      pictureUrl === '' ? (
        '没有'
      ) : (
        <img
          src={pictureUrl}
          alt={name}
          width={72}
          height={54}
          style={{ objectFit: 'cover', borderRadius: 4 }}
        />
      ),
  },
  { key: 'name', name: '型号', dataIndex: 'name' },
  { key: 'code', name: '产品代码', dataIndex: 'code' },
  { key: 'category', name: '类型', dataIndex: 'categoryName' },
  { key: 'pattern', name: '编号的样子', dataIndex: 'serialPattern' },
  { key: 'launch', name: '上市', dataIndex: 'launchDate' },
  { key: 'months', name: '保修', render: (_, { warrantyMonths }) => `${warrantyMonths} 个月` },
  { key: 'gear', name: '器材库', dataIndex: 'gearName' },
  { key: 'count', name: '已注册', dataIndex: 'registeredCount' },
  {
    key: 'open',
    name: '状态',
    render: (_, { isOpen }) => (isOpen ? <Tag color="success">可注册</Tag> : <Tag>已关闭</Tag>),
  },
]
