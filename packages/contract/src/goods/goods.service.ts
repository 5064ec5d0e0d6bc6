import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import {
  GoodsDetail,
  goodsKind,
  GoodsItem,
  goodsType,
  orderCount,
  OrderDetail,
  OrderItem,
  orderState,
} from './goods.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id } from '../shapes/text.ts'

/** Benefits, and goods for coins. */
export const Goods = service('Goods', {
  GetList: method({
    summary: '权益（goodsType 1）或金币兑换的商品（2）；可按种类，可只看自己的金币够换的；已兑完的在最后',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      goodsType,
      kind: goodsKind.optional(),
      canAfford: z.boolean().optional(),
    }),
    output: pageOf(GoodsItem),
    errors: [],
  }),
  GetDetail: method({
    summary: '一件商品或一项权益，带领取条件',
    access: 'public',
    read: true,
    input: body({ id }),
    output: GoodsDetail,
    errors: ['ContentNotFound'],
  }),
  Redeem: method({
    summary: '领取权益，或用金币兑换商品；实物要收货地址。返回订单',
    access: 'member',
    limit: 'redeem',
    write: true,
    input: writeBody({
      id,
      count: orderCount.default(1),
      addressId: id.optional(),
      shopId: id.optional(),
      /** The unit price that the member saw; the order is refused when it has changed. */
      coins: z.int().min(0).optional(),
    }),
    output: OrderItem,
    errors: [
      'ContentNotFound',
      'CoinsNotEnough',
      'CoinDayLimit',
      'StockNotEnough',
      'RedeemLimit',
      'GoodsLevelTooLow',
      'GoodsClosed',
      'GoodsChanged',
      'OwnersOnly',
      'ExchangeAge',
      'BirthdayNeeded',
    ],
  }),
})

/** The caller's orders of benefits and goods. */
export const GoodsOrder = service('GoodsOrder', {
  GetList: method({
    summary: '我的订单，新的在前；可按状态，可只看有券码的',
    access: 'member',
    read: true,
    input: body({ ...pageInput, state: orderState.optional(), withCodes: z.boolean().optional() }),
    output: pageOf(OrderItem),
    errors: [],
  }),
  GetDetail: method({
    summary: '一个订单，带收货地址、物流和券码',
    access: 'member',
    read: true,
    input: body({ id }),
    output: OrderDetail,
    errors: ['ContentNotFound'],
  }),
  Cancel: method({
    summary: '取消待发货的订单，金币退回原来的有效期（至少 30 天）',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: OrderItem,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  ChangeAddress: method({
    summary: '发货前更换收货地址',
    access: 'member',
    limit: 'address',
    write: true,
    input: writeBody({ id, addressId: id }),
    output: OrderItem,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
})
