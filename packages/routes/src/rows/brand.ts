import { readStoreFilter, storeAreas, storesOf, storeReads } from '../first/store.ts'
import type { Rows } from '../route.ts'

/** What the brand shows: stores, gallery, news, service. */
export const brandRows = {
  '/user/store-activity/release': { title: '发布门店活动', access: 'member', feature: 'gallery' },
  '/more/customer-service': { title: '客户服务与售后', access: 'public', feature: 'service' },
  '/more/news': { title: '官方资讯', access: 'public', feature: 'news' },
  '/more/store-activity': { title: '门店活动', access: 'public', feature: 'activity' },
  '/more/onlinegallery': { title: '直营店画廊', access: 'public', feature: 'gallery' },
  '/more/onlinegallerymore': { title: '画廊作品', access: 'public', feature: 'gallery' },
  '/more/onlinegalleryhistory': { title: '往期影展', access: 'public', feature: 'gallery' },
  '/more/store-information': {
    title: '门店信息',
    access: 'public',
    page: 'store/stores',
    feature: 'store',
    reads: storeReads,
    first: ({ query }) => [storesOf(readStoreFilter(query)), storeAreas(readStoreFilter(query).t)],
    inSiteMap: true,
  },
} as const satisfies Rows
