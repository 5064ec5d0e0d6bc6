import { readShopFilter, shopActivities, shopReads } from '../first/activity.ts'
import { evidenceChain, evidenceOf } from '../first/evidence.ts'
import {
  bookOf,
  currentExhibitions,
  exhibitionOf,
  exhibitionYears,
  openCalls,
  ownSubmissions,
  pastExhibitions,
  readYear,
} from '../first/gallery.ts'
import { newsDetail, newsOf, newsReads, newsVideoTypes, readNewsFilter } from '../first/news.ts'
import { help, newestFirmware, serviceReads } from '../first/service.ts'
import { readStoreFilter, storeAreas, storesOf, storeReads } from '../first/store.ts'
import type { Rows } from '../route.ts'

/** Pages about the brand: stores, gallery, news, service. */
export const brandRows = {
  '/user/store-activity/release': {
    title: '画廊投稿',
    access: 'member',
    page: 'gallery/gallery-submission',
    reads: { call: null },
    memberFirst: () => [openCalls(), ownSubmissions()],
  },
  '/more/customer-service': {
    title: '客户服务与售后',
    access: 'public',
    page: 'service/customer-service',
    reads: serviceReads,
    first: () => [help(), newestFirmware()],
    inSiteMap: true,
  },
  '/more/news': {
    title: '官方资讯',
    access: 'public',
    page: 'news/news-list',
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
  '/more/onlinegallery': {
    title: '直营店画廊',
    access: 'public',
    page: 'gallery/current-exhibitions',
    first: () => [currentExhibitions()],
    inSiteMap: true,
  },
  '/more/onlinegallerymore': {
    title: '影展',
    access: 'public',
    page: 'gallery/exhibition',
    reads: { id: null },
    first: ({ query }) => {
      const id = query.get('id')
      return id === null ? [currentExhibitions()] : [exhibitionOf(id), bookOf(id)]
    },
    summary: (responses, { query }) => {
      const exhibition = responses.of(exhibitionOf(query.get('id') ?? ''))
      if (exhibition === null) return null
      const { title, intro, cover } = exhibition
      return { title, description: intro, picture: cover }
    },
  },
  '/more/onlinegalleryhistory': {
    title: '往期影展',
    access: 'public',
    page: 'gallery/past-exhibitions',
    reads: { year: null },
    first: ({ query }) => [pastExhibitions(readYear(query)), exhibitionYears()],
    inSiteMap: true,
  },
  '/more/store-information': {
    title: '门店信息',
    access: 'public',
    page: 'store/stores',
    reads: storeReads,
    first: ({ query }) => [storesOf(readStoreFilter(query)), storeAreas(readStoreFilter(query).t)],
    inSiteMap: true,
  },
} as const satisfies Rows
