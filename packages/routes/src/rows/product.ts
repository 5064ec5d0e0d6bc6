import type { Rows } from '../route.ts'

/** Registered products of a member. */
export const productRows = {
  '/user/product': { title: '我的产品', access: 'member', feature: 'product' },
  '/user/product/activity': { title: '产品活动', access: 'public', feature: 'product' },
  '/user/product/detail/:id': { title: '产品详情', access: 'member', feature: 'product' },
  '/user/product/join': { title: '参加产品活动', access: 'member', feature: 'product' },
  '/user/product/register/:step': { title: '产品注册', access: 'member', feature: 'product' },
  '/user/product/regqrcode': { title: '扫码注册', access: 'member', feature: 'product' },
} as const satisfies Rows
