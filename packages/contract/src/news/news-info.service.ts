import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { NewsDetail, NewsItem, newsType } from './news.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id } from '../shapes/text.ts'

export const NewsInfo = service('NewsInfo', {
  GetList: method({
    summary: '官方资讯，新的在前；可以按类型，视频还可以按视频类型',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({
      ...pageInput,
      type: newsType.optional(),
      /** A value of the dictionary `NewsVideoType`. */
      videoType: z.int().min(1).max(10_000).optional(),
    }),
    output: pageOf(NewsItem),
    errors: [],
  }),
  Detail: method({
    summary: '一条官方资讯，以及同类型的上一条和下一条',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({ id }),
    output: NewsDetail,
    errors: ['ContentNotFound'],
  }),
})
