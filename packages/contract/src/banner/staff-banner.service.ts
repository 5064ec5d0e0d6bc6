import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import { bannerFields, bannerPlace, StaffBannerItem } from './staff-banner.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const editors = staff('moderator', 'activityOperator', 'contestOperator')

const filters = { place: bannerPlace.optional() }

export const bannerSheet = {
  name: '横幅',
  columns: {
    id: '编号',
    place: '位置',
    sort: '顺序',
    title: '标题',
    link: '链接',
    from: '展示从',
    to: '展示到',
    isOpen: '开放',
    clickCount: '点击',
  },
} as const satisfies CsvSheet

export const StaffBanner = service('StaffBanner', {
  GetList: method({
    summary: '横幅，按位置和顺序，也包括没有展示的',
    access: editors,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffBannerItem),
    errors: [],
  }),
  Export: method({
    summary: '导出一个位置或全部的横幅（CSV），按位置和顺序',
    access: editors,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Upload: method({
    summary: '上传一张横幅图片，24 小时内可以用在横幅里',
    access: editors,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body({ kind: z.enum(['wide', 'narrow']), ...sitePictureUpload.input }),
    output: sitePictureUpload.output,
    errors: sitePictureUpload.errors,
  }),
  Create: method({
    summary: '添加一幅横幅',
    access: editors,
    write: true,
    input: writeBody({ ...bannerFields, wideFileId: id, narrowFileId: id }),
    output: StaffBannerItem,
    errors: ['UploadNotFound'],
  }),
  Save: method({
    summary: '修改一幅横幅；没有给出的图片保留',
    access: editors,
    write: true,
    input: writeBody({
      id,
      ...bannerFields,
      wideFileId: id.optional(),
      narrowFileId: id.optional(),
      version: z.int(),
    }),
    output: StaffBannerItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'UploadNotFound'],
  }),
  GetClicks: method({
    summary: '一幅横幅最近 30 天每天的点击，没有点击的日子不列',
    access: editors,
    read: true,
    input: body({ id }),
    output: z.object({ days: z.array(z.object({ day: z.string(), clicks: z.int() })) }),
    errors: [],
  }),
})
