import { ownProducts } from '../first/own.ts'
import { passportOf, passportSummary } from '../first/passport.ts'
import { categories, productsOf } from '../first/product.ts'
import type { Rows } from '../route.ts'

/** The catalogue, and the products that a member registered. */
export const productRows = {
  '/more/product-intro': {
    title: '产品介绍',
    access: 'public',
    page: 'product/product-intro',
    reads: { category: null, product: null },
    first: ({ query }) => [productsOf(query.get('category') ?? ''), categories()],
    inSiteMap: true,
  },
  '/passport/:code': {
    title: '器材护照',
    access: 'public',
    page: 'passport/passport',
    first: ({ params }) => [passportOf(params['code'] ?? '')],
    summary: passportSummary,
  },
  '/user/product': {
    title: '我的产品',
    access: 'member',
    page: 'product/products',
    reads: { ended: ['1'] },
    memberFirst: ({ query }) => [ownProducts(query.get('ended') === '1')],
  },
  '/user/product/accept': {
    title: '接收过户',
    access: 'member',
    page: 'passport/accept-transfer',
  },
  // Its call needs a member: the error sends a visitor to sign in.
  '/user/product/activity': {
    title: '产品活动',
    access: 'public',
    page: 'product/activities',
  },
  '/user/product/detail/:id': {
    title: '产品详情',
    access: 'member',
    page: 'product/product-detail',
  },
  '/user/product/join': {
    title: '参加产品活动',
    access: 'member',
    page: 'product/join-activity',
  },
  '/user/product/register/:step': {
    title: '产品注册',
    access: 'member',
    page: 'product/register-product',
  },
  '/user/product/regqrcode': {
    title: '扫码注册',
    access: 'member',
    page: 'product/regqrcode',
  },
} as const satisfies Rows
