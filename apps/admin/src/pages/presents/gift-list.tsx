import type { StaffGiftItem } from '@guangquan/contract'
import { giftOptionText, presentTypeNames, presentTypes } from '@guangquan/contract/present/present.words'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { choicesOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { ListTable, type ListColumn } from '../../parts/tables/list-table.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { GiftForm } from './gift-form.tsx'

const types = Object.values(presentTypes)

/** Gifts, from which presents are made. */
export function GiftList() {
  const [{ gift, type }] = useAddress(['gift', 'type'])
  const [editing, setEditing] = useState<{ row: StaffGiftItem | null } | null>(null)
  const may = useMay()
  const acts: ListColumn<StaffGiftItem> = {
    key: 'acts',
    name: '操作',
    render: (_, row) => (
      <Button type="link" size="small" aria-label={`修改 ${row.title}`} onClick={() => setEditing({ row })}>
        修改
      </Button>
    ),
  }
  const mayEdit = may(api.StaffGift.Save)
  return (
    <>
      <FilterRow>
        <SearchFilter name="gift" label="找模板" placeholder="名称的一部分" />
        <ChoiceFilter name="type" label="类型" placeholder="全部类型" options={choicesOf(presentTypeNames)} />
        {mayEdit ? <Button onClick={() => setEditing({ row: null })}>添加模板</Button> : null}
      </FilterRow>
      <ListTable
        name="gifts"
        label="礼品模板"
        list={api.StaffGift.GetList}
        input={{ keyword: gift, presentType: knownOf(types, type) }}
        rowKey="id"
        columns={[...columns, ...(mayEdit ? [acts] : [])]}
        empty="没有这样的模板"
        exportBy={api.StaffGift.Export}
      />
      <FormDrawer
        open={editing !== null}
        title={editing?.row == null ? '添加礼品模板' : `修改 · ${editing.row.title}`}
        width={600}
        onClose={() => setEditing(null)}
      >
        {editing === null ? null : <GiftForm row={editing.row} onDone={() => setEditing(null)} />}
      </FormDrawer>
    </>
  )
}

const columns: ListColumn<StaffGiftItem>[] = [
  {
    key: 'cover',
    name: '图片',
    render: (_, { coverUrl }) =>
      coverUrl === null ? null : (
        <img src={coverUrl} alt="" width={73} height={55} style={{ objectFit: 'cover', borderRadius: 4 }} />
      ),
  },
  { key: 'title', name: '名称', dataIndex: 'title' },
  { key: 'type', name: '类型', render: (_, { presentType }) => presentTypeNames[presentType] },
  {
    key: 'options',
    name: '内容',
    render: (_, { options, exchangeCoins }) =>
      [...options.map(giftOptionText), ...(exchangeCoins === null ? [] : [`换 ${exchangeCoins} 金币`])].join(
        '、',
      ),
  },
  { key: 'value', name: '价值', render: (_, { value }) => `${value} 元` },
  { key: 'claimDays', name: '期限', render: (_, { claimDays }) => `${claimDays} 天` },
  {
    key: 'isOpen',
    name: '状态',
    render: (_, { isOpen }) => (isOpen ? <Tag color="success">在用</Tag> : <Tag>已停用</Tag>),
  },
  { key: 'createTime', name: '添加时间', dataIndex: 'createTime' },
]
