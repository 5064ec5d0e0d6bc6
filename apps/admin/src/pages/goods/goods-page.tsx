import type { StaffGoodsItem } from '@guangquan/contract'
import { goodsKindNames, goodsStateNames, goodsTypeNames } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { choicesOf, numberOf } from '../../parts/fields/choices.ts'
import { ChoiceFilter, FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { GoodsForm } from './goods-form.tsx'

/** Benefits, and goods for coins. */
export function GoodsPage() {
  const [{ keyword, type, state }] = useAddress(['keyword', 'type', 'state'])
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  const may = useMay()
  const input = {
    keyword,
    goodsType: numberOf(goodsTypeNames, type),
    state: numberOf(goodsStateNames, state),
  }
  return (
    <>
      <PageHead
        title="商品与权益"
        actions={
          may(api.StaffGoods.Create) ? (
            <Button type="primary" onClick={() => setAdding(true)}>
              添加商品
            </Button>
          ) : null
        }
      />
      <FilterRow>
        <SearchFilter name="keyword" label="找商品" placeholder="名称的一部分" maxLength={40} />
        <ChoiceFilter name="type" label="类型" options={choicesOf(goodsTypeNames)} />
        <ChoiceFilter name="state" label="状态" options={choicesOf(goodsStateNames)} />
      </FilterRow>
      <ListTable
        name="goods"
        label="商品"
        list={api.StaffGoods.GetList}
        input={input}
        rowKey="id"
        pathOf={({ id }) => `/goods/${id}`}
        columns={columns}
        empty="没有这样的商品"
        exportBy={api.StaffGoods.Export}
      />
      <FormDrawer open={isAdding} title="添加商品" width={560} onClose={() => setAdding(false)}>
        <GoodsForm row={null} onDone={({ id }) => void navigate(`/goods/${id}`)} />
      </FormDrawer>
    </>
  )
}

const columns: ListColumn<StaffGoodsItem>[] = [
  {
    key: 'cover',
    name: '图片',
    render: (_, { coverUrl }) =>
      coverUrl === null ? (
        '没有'
      ) : (
        <img src={coverUrl} alt="" width={80} height={60} style={{ objectFit: 'cover', borderRadius: 4 }} />
      ),
  },
  { key: 'name', name: '名称', render: (_, { id, name }) => <Link to={`/goods/${id}`}>{name}</Link> },
  {
    key: 'kind',
    name: '类型',
    render: (_, { goodsType, kind }) =>
      `${nameOf(goodsTypeNames, goodsType)}，${nameOf(goodsKindNames, kind)}`,
  },
  { key: 'coins', name: '金币', dataIndex: 'coins' },
  { key: 'stock', name: '库存', render: (_, { stock }) => stock ?? '不限' },
  { key: 'sold', name: '已兑', dataIndex: 'sold' },
  { key: 'sort', name: '顺序', dataIndex: 'sort' },
  { key: 'state', name: '状态', render: (_, { state }) => <StateTag state={state} /> },
]

/** Whether goods are on the shelf. */
export function StateTag({ state }: { state: number }) {
  const color = state === 1 ? 'success' : state === 0 ? 'warning' : 'default'
  return <Tag color={color}>{nameOf(goodsStateNames, state)}</Tag>
}
