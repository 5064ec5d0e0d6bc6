import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const goodsCatalogue = {
  errors: {
    StockNotEnough: { code: 4102, text: '库存不足' },
    RedeemLimit: { code: 4103, text: '已达兑换上限' },
    GoodsLevelTooLow: { code: 4104, text: '等级不足，升到 Lv.{level} 后可以兑换' },
    ExchangeAge: { code: 4106, text: '年满 {age} 岁后可以用金币兑换' },
    BirthdayNeeded: { code: 4114, text: '请先填写生日：年满 {age} 岁后可以用金币兑换' },
    GoodsChanged: { code: 4107, text: '价格刚刚有变动，请看过再确认' },
    GoodsClosed: { code: 4108, text: '现在不在兑换时间内' },
    OwnersOnly: { code: 4109, text: '注册产品后才可以领取' },
    CodeSpent: { code: 4113, text: '这个券码不能用了：{state}' },
  },
  acts: {
    'goods.created': '添加商品',
    'goods.saved': '修改商品',
    'goods.published': '上架商品',
    'goods.withdrawn': '下架商品',
    'goods.stockChanged': '改动库存',
    'goods.codesImported': '导入券码',
    'goods.codeUsed': '核销券码',
    'goods.addressSeen': '查看收货地址',
    'goods.shipped': '发货',
    'goods.shipmentsImported': '批量发货',
    'goods.returned': '退换订单',
  },
  targets: {
    goods: '商品',
    order: '订单',
  },
  notices: {
    'goods.shipped': '你兑换的商品已发货',
    'goods.returned': '你的订单已退换',
    'goods.codeExpiring': '你有券码即将到期',
  },
  rates: {
    redeem: { unset: { perMinute: 5 }, title: '领取与兑换', meaning: '每位会员领取权益、兑换商品的次数。' },
  },
} as const satisfies DomainCatalogue
