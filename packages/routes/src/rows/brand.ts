import { readShopFilter, shopActivities, shopReads } from '../first/activity.ts'
import { evidenceChain, evidenceOf } from '../first/evidence.ts'
import { newsDetail, newsOf, newsReads, newsVideoTypes, readNewsFilter } from '../first/news.ts'
import { help, newestFirmware, serviceReads } from '../first/service.ts'
import { readStoreFilter, storeAreas, storesOf, storeReads } from '../first/store.ts'
import type { Rows } from '../route.ts'

/** What the brand shows: stores, gallery, news, service. */
export const brandRows = {
  '/user/store-activity/release': { title: '发布门店活动', access: 'member', feature: 'gallery' },
  '/more/customer-service': {
    title: '客户服务与售后',
    access: 'public',
    page: 'service/customer-service',
    feature: 'service',
    reads: serviceReads,
    first: () => [help(), newestFirmware()],
    inSiteMap: true,
  },
  '/more/news': {
    title: '官方资讯',
    access: 'public',
    page: 'news/news-list',
    feature: 'news',
    reads: newsReads,
    first: ({ query }) => {
      const filter = readNewsFilter(query)
      return [newsOf(filter), ...(filter.type === 3 ? [newsVideoTypes()] : [])]
    },
    inSiteMap: true,
  },
  '/more/news/:id': {
    title: '官方资讯',
    access: 'public',
    page: 'news/news-detail',
    feature: 'news',
    first: ({ params: { id = '' } }) => [newsDetail(id)],
    summary: (responses, { params: { id = '' } }) => {
      const news = responses.of(newsDetail(id))
      if (news === null) return null
      const { title, summary, coverUrl } = news
      return { title, description: summary, picture: coverUrl === null ? null : { url1080: coverUrl } }
    },
  },
  '/more/store-activity': {
    title: '门店活动',
    access: 'public',
    page: 'activity/store-activity',
    feature: 'activity',
    reads: shopReads,
    first: ({ query }) => [shopActivities(readShopFilter(query))],
    inSiteMap: true,
  },
  '/more/first-publication': {
    title: '首发存证',
    access: 'public',
    page: 'evidence/first-publication',
    reads: { post: null },
    first: () => [evidenceChain()],
    inSiteMap: true,
  },
  '/more/first-publication/:hash': {
    title: '首发存证',
    access: 'public',
    page: 'evidence/certificate',
    first: ({ params: { hash = '' } }) => [evidenceOf(hash)],
  },
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
