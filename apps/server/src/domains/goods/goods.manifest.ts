import { noticeTabs } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { goodsExport, goodsSearch } from './for-staff/goods-list.read.ts'
import { codeBatchExport } from './for-staff/import-codes.ts'
import { orderExport } from './for-staff/orders-list.read.ts'
import { eraseOrders, exportOrders, findOpenOrders } from './goods.export.ts'
import { goodsFigures } from './goods.figures.ts'
import {
  goodsMethods,
  orderMethods,
  staffCodeMethods,
  staffGoodsMethods,
  staffOrderMethods,
} from './goods.handlers.ts'
import { goodsJobs, goodsSchedules } from './goods.jobs.ts'
import { goodsSealed } from './goods.sealed.ts'
import { orderTarget } from './order/order-target.ts'

export const goodsManifest = {
  name: 'goods',
  handlers: {
    Goods: goodsMethods,
    GoodsOrder: orderMethods,
    StaffGoods: staffGoodsMethods,
    StaffGoodsCode: staffCodeMethods,
    StaffGoodsOrder: staffOrderMethods,
  },
  exports: [goodsExport, codeBatchExport, orderExport],
  staffSearch: [goodsSearch],
  figures: goodsFigures,
  jobs: goodsJobs,
  schedules: goodsSchedules,
  sealed: goodsSealed,
  counters: [
    {
      table: 'goods',
      counters: {
        sold: sql`(select coalesce(sum(count), 0) from goods_order o
          where o.goods_id = goods.id and o.state <> 4)`,
      },
    },
  ],
  noticeKinds: {
    'goods.shipped': { tab: noticeTabs.system },
    'goods.returned': { tab: noticeTabs.system },
    'goods.codeExpiring': { tab: noticeTabs.system },
  },
  targets: [orderTarget],
  personalData: {
    exportedTables: { goods_order: ['orders'], goods_code: ['orders'] },
    collect: (app, db, memberId) => ({ long: { orders: () => exportOrders(app, db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseOrders(tx, memberId),
    findObstacles: findOpenOrders,
  },
  demo: async () => (await import('./demo/goods.demo.ts')).goodsDemo,
} satisfies Manifest
