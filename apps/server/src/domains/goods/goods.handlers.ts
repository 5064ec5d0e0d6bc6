import type { Goods, GoodsOrder, StaffGoods, StaffGoodsCode, StaffGoodsOrder } from '@guangquan/contract'
import { goodsPicture } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { getStaffGoods, goodsExport, listGifts, listStaffGoods } from './for-staff/goods-list.read.ts'
import { checkCodes, codeBatchExport, importCodes, listBatches } from './for-staff/import-codes.ts'
import { getOrderAddress, requestOrderAddress } from './for-staff/order-address-view.ts'
import { listStaffOrders, orderExport } from './for-staff/orders-list.read.ts'
import { returnOrder } from './for-staff/return-order.ts'
import { changeStock, createGoods, saveGoods, setGoodsState } from './for-staff/save-goods.ts'
import { checkShipments, importShipments, shipOrder } from './for-staff/ship-orders.ts'
import { findCode, useCode } from './for-staff/use-code.ts'
import { getGoods, listGoods } from './goods.read.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { changeOrderAddress } from './order/change-order-address.ts'
import { getOrder, listOrders } from './order/orders.read.ts'
import { redeemGoods } from './redeem-goods.ts'

export const goodsMethods: HandlersOf<typeof Goods> = {
  GetList: listGoods,
  GetDetail: getGoods,
  Redeem: redeemGoods,
}

export const orderMethods: HandlersOf<typeof GoodsOrder> = {
  GetList: listOrders,
  GetDetail: getOrder,
  Cancel: cancelOrder,
  ChangeAddress: changeOrderAddress,
}

export const staffGoodsMethods: HandlersOf<typeof StaffGoods> = {
  GetList: listStaffGoods,
  Export: (ctx, input) => beginExport(ctx, goodsExport, input),
  GetDetail: getStaffGoods,
  GetGiftList: (ctx) => listGifts(ctx),
  Upload: (ctx, file) => storeSitePicture(ctx, { ...file, useType: goodsPicture.useType }),
  Create: createGoods,
  Save: saveGoods,
  SetState: setGoodsState,
  ChangeStock: changeStock,
}

export const staffCodeMethods: HandlersOf<typeof StaffGoodsCode> = {
  GetBatchList: listBatches,
  ExportBatch: (ctx, input) => beginExport(ctx, codeBatchExport, input),
  CheckImport: checkCodes,
  Import: { opensTransaction: importCodes },
  Find: findCode,
  Use: useCode,
}

export const staffOrderMethods: HandlersOf<typeof StaffGoodsOrder> = {
  GetList: listStaffOrders,
  Export: (ctx, input) => beginExport(ctx, orderExport, input),
  RequestAddress: requestOrderAddress,
  GetAddress: getOrderAddress,
  Ship: shipOrder,
  CheckShipments: checkShipments,
  ImportShipments: { opensTransaction: importShipments },
  Return: returnOrder,
}
