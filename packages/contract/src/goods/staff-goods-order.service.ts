import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { CsvFault, csvLimits, type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { orderState } from './goods.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { parcelAddressMethods } from '../shapes/parcel-address-methods.ts'
import { shipmentFields } from '../shapes/shipment.ts'
import { StaffOrderItem } from './staff-goods.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const readers = staff('goodsManager', 'support', 'analyst')
const managers = staff('goodsManager')

const filters = {
  /** The number or id of an order, a member (exact nickname or id), or part of the goods' name. */
  keyword: z.string().max(100).optional(),
  state: orderState.optional(),
  goodsId: id.optional(),
  /** Epoch milliseconds. */
  from: z.int().min(0).optional(),
  to: z.int().min(0).optional(),
}

export const orderSheet = {
  name: '订单',
  columns: {
    number: '订单号',
    createTime: '时间',
    name: '商品',
    count: '数量',
    coins: '金币',
    state: '状态',
    nickName: '昵称',
    receiver: '收货人',
    phone: '电话',
    place: '地址',
    carrier: '快递公司',
    trackingNumber: '快递单号',
  },
} as const satisfies CsvSheet

/** Columns of a file of shipments; other columns of an exported file have to be removed. */
export const shipmentSheet = {
  name: '发货',
  columns: { number: '订单号', carrier: '快递公司', trackingNumber: '快递单号' },
} as const satisfies CsvSheet

export const shipmentSentences = {
  unknown: '没有这个订单',
  notWaiting: '这个订单现在不是待发货',
  twice: '这个订单在前面已经写过',
  faults: '文件里有写错的地方，一个也没有发货',
} as const

export const ShipmentCsvRow = z.strictObject({
  number: z.string({ error: '请填写订单号' }),
  ...shipmentFields,
})

const csv = z.string().max(csvLimits.kib * 1024)

export const StaffGoodsOrder = service('StaffGoodsOrder', {
  GetList: method({
    summary: '订单，新的在前；收货地址打码',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffOrderItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的订单，带完整的收货地址（CSV）',
    access: confirmedStaff('goodsManager'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  ...parcelAddressMethods('一个订单'),
  Ship: method({
    summary: '发货；已发货的可以改正快递公司和单号',
    access: managers,
    write: true,
    input: writeBody({ id, ...shipmentFields, version: z.int() }),
    output: StaffOrderItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  CheckShipments: method({
    summary: '检查一份发货 CSV；不改动什么',
    access: managers,
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ csv }),
    output: z.object({ shipped: z.int(), faults: z.array(CsvFault) }),
    errors: [],
  }),
  ImportShipments: method({
    summary: '按一份 CSV 发货；有一处写错就一个也不发',
    access: managers,
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ csv, reason: staffReason }),
    output: z.object({ shipped: z.int() }),
    errors: [],
  }),
  Return: method({
    summary: '退换：退货退回金币，作废未使用的券码，收回虚拟商品；用过的不能退货，换货不退金币',
    access: confirmedStaff('goodsManager'),
    write: true,
    input: writeBody({ id, refund: z.boolean(), version: z.int(), reason: staffReason }),
    output: StaffOrderItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
})
