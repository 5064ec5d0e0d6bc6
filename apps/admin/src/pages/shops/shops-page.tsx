import type { StaffShopItem } from '@guangquan/contract'
import { shopTypeNames } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { choicesOf, keysOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { ShopForm } from './shop-form.tsx'

const types = { 1: 1, 2: 2, 3: 3 } as const

/** Stores, dealers and service points. */
export function ShopsPage() {
  const [{ keyword, type }] = useAddress(['keyword', 'type'])
  const [editing, setEditing] = useState<{ row: StaffShopItem | null } | null>(null)
  const may = useMay()
  const known = knownOf(keysOf(shopTypeNames), type)
  const input = { keyword, type: known === undefined ? undefined : types[known] }
  const mayEdit = may(api.StaffShop.Save)
  return (
    <>
      <PageHead
        title="门店"
        actions={
          mayEdit ? (
            <Button type="primary" onClick={() => setEditing({ row: null })}>
              添加门店
            </Button>
          ) : null
        }
      />
      <FilterRow>
        <SearchFilter name="keyword" label="找门店" placeholder="名称、城市或地址" maxLength={40} />
        <ChoiceFilter name="type" label="类型" options={choicesOf(shopTypeNames)} width={180} />
      </FilterRow>
      <ListTable
        name="shops"
        label="门店"
        list={api.StaffShop.GetList}
        input={input}
        rowKey="id"
        columns={[
          ...columns,
          ...(mayEdit
            ? [
                {
                  key: 'acts',
                  name: '操作',
                  render: (_: unknown, row: StaffShopItem) => (
                    <Button size="small" aria-label={`修改 ${row.name}`} onClick={() => setEditing({ row })}>
                      修改
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
        empty="没有这样的门店"
        exportBy={api.StaffShop.Export}
      />
      <FormDrawer
        open={editing !== null}
        title={editing?.row == null ? '添加门店' : `修改 · ${editing.row.name}`}
        onClose={() => setEditing(null)}
      >
        {editing === null ? null : <ShopForm row={editing.row} onDone={() => setEditing(null)} />}
      </FormDrawer>
    </>
  )
}

const pictureStyle = { display: 'block', objectFit: 'cover', borderRadius: 4 } as const

const columns: ListColumn<StaffShopItem>[] = [
  { key: 'sort', name: '顺序', dataIndex: 'sort' },
  {
    key: 'picture',
    name: '图片',
    render: (_, { pictures: [first], name }) =>
      first === undefined ? (
        '无'
      ) : (
        <img src={first.url} alt={`${name} 的封面`} width={80} height={60} style={pictureStyle} />
      ),
  },
  { key: 'name', name: '名称', dataIndex: 'name' },
  { key: 'type', name: '类型', render: (_, { type }) => nameOf(shopTypeNames, type) },
  {
    key: 'place',
    name: '地址',
    render: (_, { province, city, county, detail }) =>
      [...new Set([province, city, county])].join('') + detail,
  },
  { key: 'phone', name: '电话', dataIndex: 'phone' },
  { key: 'hours', name: '营业时间', dataIndex: 'hours' },
  { key: 'services', name: '服务', render: (_, { services }) => services.join('、') || '无' },
  {
    key: 'coordinates',
    name: '坐标',
    render: (_, { lng, lat }) => (lng === null || lat === null ? '无' : `${lng}, ${lat}`),
  },
  {
    key: 'isOpen',
    name: '状态',
    render: (_, { isOpen }) => (isOpen ? <Tag color="success">营业</Tag> : <Tag>停业</Tag>),
  },
]
