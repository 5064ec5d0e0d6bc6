import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { newsCover, newsLimits, newsPicture } from './news.words.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { NewsBlock, newsType } from './news.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import {
  Announcement,
  NewsAudience,
  newsBody,
  newsFields,
  newsState,
  StaffNewsDetail,
  StaffNewsItem,
} from './staff-news.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const editors = staff('moderator', 'activityOperator', 'contestOperator')

const filters = {
  keyword: z.string().max(newsLimits.title.max).optional(),
  type: newsType.optional(),
  state: newsState.optional(),
}

export const newsSheet = {
  name: '官方资讯',
  columns: {
    id: '编号',
    type: '类型',
    title: '标题',
    source: '来源',
    state: '状态',
    publishedAt: '发布时间',
  },
} as const satisfies CsvSheet

export const StaffNews = service('StaffNews', {
  GetList: method({
    summary: '资讯，新写的在前，也包括草稿和撤下的；可按标题的一部分',
    access: editors,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffNewsItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的资讯（CSV），新写的在前',
    access: editors,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一条资讯',
    access: editors,
    read: true,
    input: body({ id }),
    output: StaffNewsDetail,
    errors: ['ContentNotFound'],
  }),
  Preview: method({
    summary: '正文在网站上的样子；不改动什么',
    access: editors,
    read: true,
    maxKiB: 128,
    input: body({ body: newsBody }),
    output: z.object({ blocks: z.array(NewsBlock) }),
    errors: [],
  }),
  Upload: method({
    summary: `上传封面（${newsCover.width}×${newsCover.height}）或正文里的图片（宽 ${newsPicture.minWidth} 像素以上），24 小时内可以使用`,
    access: editors,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body({ kind: z.enum(['cover', 'picture']), ...sitePictureUpload.input }),
    output: sitePictureUpload.output,
    errors: [...sitePictureUpload.errors, 'PhotoTooNarrow'],
  }),
  Create: method({
    summary: '写一条资讯，先是草稿',
    access: editors,
    write: true,
    maxKiB: 128,
    input: writeBody(newsFields),
    output: StaffNewsDetail,
    errors: ['UploadNotFound'],
  }),
  Save: method({
    summary: '修改一条资讯；已发布的立即变化',
    access: editors,
    write: true,
    maxKiB: 128,
    input: writeBody({ id, ...newsFields, version: z.int() }),
    output: StaffNewsDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'UploadNotFound'],
  }),
  SetState: method({
    summary: '发布，可以定时；或者撤下',
    access: editors,
    write: true,
    input: writeBody({
      id,
      publish: z.boolean(),
      /** Epoch milliseconds; absent: at once. */
      publishAt: z.int().min(0).optional(),
      version: z.int(),
      reason: staffReason,
    }),
    output: StaffNewsDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  GetAnnouncements: method({
    summary: '一条资讯发过的通知，新的在前',
    access: editors,
    read: true,
    input: body({ id }),
    output: z.object({ items: z.array(Announcement) }),
    errors: ['ContentNotFound'],
  }),
  CountAudience: method({
    summary: '这样一条通知现在会发给多少会员',
    access: editors,
    read: true,
    input: body({ audience: NewsAudience }),
    output: z.object({ count: z.int() }),
    errors: [],
  }),
  Announce: method({
    summary: '把一条已发布的资讯通知给会员，可以定时；试发给一位会员不算',
    access: confirmedStaff('moderator', 'activityOperator', 'contestOperator'),
    write: true,
    input: writeBody({
      id,
      audience: NewsAudience,
      /** Epoch milliseconds; absent: at once. */
      sendAt: z.int().min(0).optional(),
      reason: staffReason,
    }),
    output: Announcement,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  WithdrawAnnouncement: method({
    summary: '撤回一条通知：没有发的不再发，发过的从会员的通知里消失',
    access: editors,
    write: true,
    input: writeBody({ announcementId: id, reason: staffReason }),
    output: Announcement,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
})
