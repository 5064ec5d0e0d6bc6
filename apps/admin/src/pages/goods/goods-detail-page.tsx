import type { StaffGoodsDetail } from '@guangquan/contract'
import {
  codeStateNames,
  codeStates,
  goodsKindNames,
  goodsTypeNames,
} from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Flex, Space } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { CodesImport } from './codes-import.tsx'
import { type GoodsAct, GoodsActDialog } from './goods-act-dialog.tsx'
import { GoodsForm } from './goods-form.tsx'
import { StateTag } from './goods-page.tsx'

/** One of the goods: its data, its stock, and the imported codes. */
export function GoodsDetailPage() {
  const { id = '' } = useParams()
  const goods = useQuery(read(api.StaffGoods.GetDetail, { id }))
  if (goods.isPending) return <Loading />
  if (goods.isError) return <ReadFailed error={goods.error} retry={goods.refetch} />
  return <Goods goods={goods.data} />
}

function Goods({ goods }: { goods: StaffGoodsDetail }) {
  const [isEditing, setEditing] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [act, setAct] = useState<GoodsAct | null>(null)
  const may = useMay()
  const { id, name, state, stock, hasCodePool } = goods
  return (
    <>
      <PageHead
        title={name}
        actions={
          may(api.StaffGoods.Save) ? (
            <Space wrap>
              <Link to="/goods">返回列表</Link>
              {hasCodePool ? <Button onClick={() => setImporting(true)}>导入券码</Button> : null}
              {hasCodePool || stock === null ? null : (
                <Button onClick={() => setAct({ kind: 'stock', goods })}>改库存</Button>
              )}
              <Button onClick={() => setAct({ kind: state === 1 ? 'withdraw' : 'publish', goods })}>
                {state === 1 ? '下架' : '上架'}
              </Button>
              <Button type="primary" onClick={() => setEditing(true)}>
                修改
              </Button>
            </Space>
          ) : (
            <Link to="/goods">返回列表</Link>
          )
        }
      />
      <Flex wrap gap={12} style={{ marginBottom: 16 }}>
        {goods.pictures.map(({ key, url }) => (
          <img
            key={key}
            src={url}
            alt=""
            width={200}
            height={150}
            style={{ objectFit: 'cover', borderRadius: 6 }}
          />
        ))}
      </Flex>
      <Descriptions bordered size="small" column={{ xs: 1, md: 2 }} items={factsOf(goods)} />
      <Codes codes={goods.codes} />
      <p style={{ marginBlock: 16 }}>
        <Link to={`/orders?goods=${id}`}>这件商品的订单</Link>
      </p>
      {hasCodePool && may(api.StaffGoodsCode.GetBatchList) ? (
        <ListTable
          name="code-batches"
          label="导入过的券码"
          list={api.StaffGoodsCode.GetBatchList}
          input={{ goodsId: id }}
          rowKey="id"
          columns={[
            { key: 'createTime', name: '时间', dataIndex: 'createTime' },
            { key: 'createdBy', name: '谁', dataIndex: 'createdBy' },
            { key: 'count', name: '个数', dataIndex: 'count' },
            { key: 'left', name: '还没发放', dataIndex: 'left' },
          ]}
          empty="还没有导入过券码"
          exportBy={api.StaffGoodsCode.ExportBatch}
        />
      ) : null}
      <FormDrawer open={isEditing} title={`修改 · ${name}`} width={560} onClose={() => setEditing(false)}>
        <GoodsForm row={goods} onDone={() => setEditing(false)} />
      </FormDrawer>
      <CodesImport goodsId={id} open={isImporting} onClose={() => setImporting(false)} />
      <GoodsActDialog act={act} onClose={() => setAct(null)} />
    </>
  )
}

/** Number of codes by state; nothing without codes. */
function Codes({ codes }: Pick<StaffGoodsDetail, 'codes'>) {
  if (codes.length === 0) return null
  const counts = new Map(codes.map(({ state, count }) => [state, count]))
  return (
    <Descriptions
      bordered
      size="small"
      title="券码"
      column={{ xs: 1, sm: 3, lg: 5 }}
      style={{ marginTop: 16 }}
      items={Object.values(codeStates).map((state) => ({
        key: state,
        label: codeStateNames[state],
        children: counts.get(state) ?? 0,
      }))}
    />
  )
}

function factsOf(goods: StaffGoodsDetail) {
  const { limitTotal, limitYear, limitMonth } = goods
  const limits = [
    ...(limitTotal === null ? [] : [`共 ${limitTotal} 份`]),
    ...(limitYear === null ? [] : [`每年 ${limitYear} 份`]),
    ...(limitMonth === null ? [] : [`每月 ${limitMonth} 份`]),
  ]
  return [
    { key: 'state', label: '状态', children: <StateTag state={goods.state} /> },
    {
      key: 'kind',
      label: '类型',
      children: `${nameOf(goodsTypeNames, goods.goodsType)}，${nameOf(goodsKindNames, goods.kind)}`,
    },
    { key: 'coins', label: '金币', children: goods.coins },
    { key: 'stock', label: '库存', children: goods.stock ?? '不限' },
    { key: 'sold', label: '已兑', children: goods.sold },
    { key: 'level', label: '等级不低于', children: `Lv.${goods.minLevel}` },
    { key: 'limits', label: '每人', children: limits.length === 0 ? '不限' : limits.join('，') },
    { key: 'codeDays', label: '券码有效天数', children: goods.codeDays ?? '没有券码' },
    { key: 'summary', label: '一句话介绍', children: goods.summary || '没有写' },
    { key: 'useNote', label: '使用说明', children: goods.useNote || '没有写' },
  ]
}
