import { Goods, goodsPicture, GoodsOrder, StaffGoods, type StaffGoodsDetail } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import {
  everybody,
  makeAddress,
  members,
  ownedBy,
  staffOnly,
  type OwnedCase,
  type Permission,
} from '../../../testing/permission-cases.ts'
import { buildSitePicture } from '../../../testing/posts.ts'
import type { StaffBrowser } from '../../../testing/staff.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { buildGoods, buildShop } from '../../../testing/goods.ts'

const reason = '按月补货'

/** An order of the owner that waits for its parcel. */
const makeOrder: OwnedCase['make'] = async (node, owner) => {
  const [id, { id: addressId }] = await Promise.all([
    buildGoods(node, { kind: 1, coins: 0 }),
    makeAddress(node, owner),
  ])
  const order = await callAs(node, owner.browser, Goods.Redeem, { id, addressId: String(addressId) })
  return { id: order.id }
}
const ownOrder = ownedBy('members', { make: makeOrder, other: 'ContentNotFound' })

async function goodsFor(node: TestNode, staff: StaffBrowser, given = {}): Promise<StaffGoodsDetail> {
  return callAs(node, staff, StaffGoods.GetDetail, { id: await buildGoods(node, given) })
}

const fields = {
  name: '镜头布',
  summary: '',
  detail: '',
  useNote: '',
  coins: 60,
  minLevel: 1,
  ownersOnly: false,
  limitTotal: null,
  limitMonth: null,
  limitYear: null,
  from: null,
  to: null,
  codeDays: null,
  gift: null,
  shopIds: [],
  sort: 1,
}

export const permissions = {
  'Goods/GetList': everybody,
  'Goods/GetDetail': everybody,
  'Goods/Redeem': {
    ...members,
    write: { make: async (node) => ({ id: await buildGoods(node, { kind: 2, coins: 0 }) }) },
  },
  'GoodsOrder/GetList': members,
  'GoodsOrder/GetDetail': ownOrder,
  'GoodsOrder/Cancel': ownOrder,
  'GoodsOrder/ChangeAddress': ownedBy('members', {
    make: async (node, owner) => {
      const [order, { id: addressId }] = [await makeOrder(node, owner), await makeAddress(node, owner)]
      return { ...order, addressId }
    },
    other: 'ContentNotFound',
  }),
  'StaffGoods/GetList': staffOnly,
  'StaffGoods/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffGoods/GetDetail': staffOnly,
  'StaffGoods/GetGiftList': staffOnly,
  'StaffGoods/Upload': staffOnly,
  'StaffGoods/Create': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        ...fields,
        goodsType: 2,
        kind: 1,
        hasCodePool: false,
        stock: 10,
        pictures: [await buildSitePicture(node, goodsPicture.useType)],
      }),
    },
  },
  'StaffGoods/Save': {
    ...staffOnly,
    write: {
      make: async (node, _, staff) => {
        const { id, version } = await goodsFor(node, staff, { kind: 1, coins: 5 })
        return { id, version, ...fields, pictures: [] }
      },
    },
  },
  'StaffGoods/SetState': {
    ...staffOnly,
    write: {
      make: async (node, _, staff) => {
        const { id, version } = await goodsFor(node, staff)
        return { id, version, publish: false, reason }
      },
    },
  },
  'StaffGoods/ChangeStock': {
    ...staffOnly,
    write: { make: async (node) => ({ id: await buildGoods(node, { stock: 5 }), delta: 5, reason }) },
  },
  'StaffGoodsCode/GetBatchList': staffOnly,
  'StaffGoodsCode/ExportBatch': {
    ...staffOnly,
    write: { make: () => ({ goodsId: crypto.randomUUID(), reason }) },
  },
  'StaffGoodsCode/CheckImport': staffOnly,
  'StaffGoodsCode/Import': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        goodsId: await buildGoods(node, { kind: 2, hasCodePool: true }),
        csv: `券码\r\nTRIAL-${crypto.randomUUID().slice(0, 13)}\r\n`,
        reason,
      }),
    },
  },
  'StaffGoodsCode/Find': staffOnly,
  'StaffGoodsCode/Use': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => {
        const shopId = await buildShop(node)
        const goods = await callAs(node, browser, Goods.Redeem, {
          id: await buildGoods(node, { kind: 4, coins: 0, shopIds: [shopId] }),
        })
        const order = await callAs(node, browser, GoodsOrder.GetDetail, { id: goods.id })
        return { id: order.codes[0]?.id, shopId }
      },
    },
  },
  'StaffGoodsOrder/GetList': staffOnly,
  'StaffGoodsOrder/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffGoodsOrder/RequestAddress': {
    ...staffOnly,
    write: { make: async (node, owner) => ({ ...(await makeOrder(node, owner)), reason }) },
  },
  'StaffGoodsOrder/GetAddress': staffOnly,
  'StaffGoodsOrder/Ship': {
    ...staffOnly,
    write: {
      make: async (node, owner) => ({
        ...(await makeOrder(node, owner)),
        carrier: '顺丰速运',
        trackingNumber: 'SF1234567890',
        version: 1,
      }),
    },
  },
  'StaffGoodsOrder/CheckShipments': staffOnly,
  'StaffGoodsOrder/ImportShipments': {
    ...staffOnly,
    write: {
      make: async (node, owner) => {
        const { id } = await makeOrder(node, owner)
        const order = await callAs(node, owner.browser, GoodsOrder.GetDetail, { id: String(id) })
        return { csv: `订单号,快递公司,快递单号\r\n${order.number},顺丰速运,SF1234567890\r\n`, reason }
      },
    },
  },
  'StaffGoodsOrder/Return': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => {
        const id = await buildGoods(node, { kind: 2, coins: 0 })
        const order = await callAs(node, browser, Goods.Redeem, { id })
        return { id: order.id, refund: true, version: 1, reason }
      },
    },
  },
} satisfies Record<string, Permission>
