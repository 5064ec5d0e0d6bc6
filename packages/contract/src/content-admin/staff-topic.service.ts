import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import { StaffTopicItem, topicFields } from './staff-content.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const filters = { keyword: z.string().max(20).optional() }

export const topicSheet = {
  name: '主题',
  columns: { id: '编号', sort: '顺序', name: '名称', count: '作品', isOpen: '开放' },
} as const satisfies CsvSheet

export const StaffTopic = service('StaffTopic', {
  GetList: method({
    summary: '主题，按显示的顺序；可按名称的一部分查找',
    access: staff('moderator'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffTopicItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的主题（CSV），按显示的顺序',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Upload: method({
    summary: '上传一张主题图片，24 小时内可以用在主题里',
    access: staff('moderator'),
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body(sitePictureUpload.input),
    output: sitePictureUpload.output,
    errors: sitePictureUpload.errors,
  }),
  Create: method({
    summary: '添加一个主题，马上可以选',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...topicFields, coverFileId: id }),
    output: StaffTopicItem,
    errors: ['AlreadyThere', 'UploadNotFound'],
  }),
  Save: method({
    summary: '修改主题的名称、图片、顺序和开放；没有给出的图片保留，关闭的主题不再可选，已有的作品保留',
    access: staff('moderator'),
    write: true,
    input: writeBody({
      id: z.string().max(40),
      ...topicFields,
      coverFileId: id.optional(),
      version: z.int(),
    }),
    output: StaffTopicItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'AlreadyThere', 'UploadNotFound'],
  }),
})
