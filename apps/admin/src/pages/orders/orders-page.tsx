import { shipmentSheet } from '@guangquan/contract'
import { orderStateNames } from '@guangquan/contract/goods/goods.words'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { choicesOf, keysOf } from '../../parts/fields/choices.ts'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { DayRangeFilter } from '../../parts/tables/day-range-filter.tsx'
import { instantsOf } from '../../parts/time/instants-of-days.ts'
import { ChoiceFilter, FilterRow, LinkedFilter, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { knownOf, useAddress } from '../../parts/page/use-address.ts'
import { api, call, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { orderColumns } from './order-columns.tsx'
import { type OrderAct, OrderActDialog } from './order-act-dialog.tsx'

const states = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } as const

/** Orders of benefits and goods: to be shipped one by one or by a file, and returned. */
export function OrdersPage() {
  const [{ keyword, state, goods, from, to }] = useAddress(['keyword', 'state', 'goods', 'from', 'to'])
  const [act, setAct] = useState<OrderAct | null>(null)
  const [isImporting, setImporting] = useState(false)
  const may = useMay()
  const known = knownOf(keysOf(orderStateNames), state)
  const input = {
    keyword,
    state: known === undefined ? undefined : states[known],
    goodsId: goods,
    ...instantsOf({ from, to }),
  }
  return (
    <>
      <PageHead
        title="订单"
        actions={
          may(api.StaffGoodsOrder.ImportShipments) ? (
            <Button onClick={() => setImporting(true)}>批量发货</Button>
          ) : null
        }
      />
      <FilterRow>
        <SearchFilter
          name="keyword"
          label="找订单"
          placeholder="订单号、完整的昵称或商品名称"
          maxLength={100}
          width={320}
        />
        <ChoiceFilter name="state" label="状态" options={choicesOf(orderStateNames)} />
        <DayRangeFilter />
        <LinkedFilter name="goods">只看一件商品</LinkedFilter>
      </FilterRow>
      <ListTable
        name="orders"
        label="订单"
        list={api.StaffGoodsOrder.GetList}
        input={input}
        rowKey="id"
        columns={[
          ...orderColumns(may(api.StaffMember.Get)),
          {
            key: 'acts',
            name: '操作',
            render: (_, order) => (
              <Space wrap size="small">
                {order.address !== null && may(api.StaffGoodsOrder.RequestAddress) ? (
                  <Button size="small" onClick={() => setAct({ kind: 'address', order })}>
                    地址
                  </Button>
                ) : null}
                {(order.state === 1 || order.state === 2) && may(api.StaffGoodsOrder.Ship) ? (
                  <Button size="small" onClick={() => setAct({ kind: 'ship', order })}>
                    {order.state === 1 ? '发货' : '改单号'}
                  </Button>
                ) : null}
                {(order.state === 2 || order.state === 3) && may(api.StaffGoodsOrder.Return) ? (
                  <Button size="small" onClick={() => setAct({ kind: 'return', order })}>
                    退换
                  </Button>
                ) : null}
              </Space>
            ),
          },
        ]}
        empty="没有这样的订单"
        exportBy={api.StaffGoodsOrder.Export}
      />
      <OrderActDialog act={act} onClose={() => setAct(null)} />
      <CsvImportDialog
        open={isImporting}
        title="批量发货"
        help="第一行写列名：订单号,快递公司,快递单号。可以先导出待发货的订单，留下这三列填好。发货后会员会收到通知。"
        sheet={shipmentSheet}
        check={(csv) => call(api.StaffGoodsOrder.CheckShipments, { csv })}
        effectOf={({ shipped }) => (shipped === 0 ? null : `会发货 ${shipped} 个订单。`)}
        send={(given) => write(api.StaffGoodsOrder.ImportShipments, given)}
        done={({ shipped }) => `已发货 ${shipped} 个订单`}
        changed={[api.StaffGoodsOrder.GetList]}
        submitText="发货"
        onClose={() => setImporting(false)}
      />
    </>
  )
}
