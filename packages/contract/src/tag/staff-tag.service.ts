import * as z from 'zod'
import { tag } from '../post/kind-parts.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import { StaffTagItem, tagState } from './staff-tag.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const moderators = staff('moderator')
const target = { name: z.string().max(80), version: z.int() }

const filters = {
  keyword: z.string().max(20).optional(),
  state: tagState.optional(),
  sort: z.enum(['count', 'recent']).default('count'),
}

export const tagSheet = {
  name: '话题',
  columns: {
    name: '名称',
    count: '公开的作品',
    lastUsedTime: '最近用过',
    state: '状态',
    mergedInto: '并入',
  },
} as const satisfies CsvSheet

/** Free tags of posts. */
export const StaffTag = service('StaffTag', {
  GetList: method({
    summary: '话题，作品多的或最近用过的在前；可按名称和状态查找',
    access: moderators,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffTagItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的话题（CSV），作品多的或最近用过的在前',
    access: moderators,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Rename: method({
    summary: '给话题改名：作品随后换成新名称，原来的名称打开新话题',
    access: moderators,
    write: true,
    input: writeBody({ ...target, newName: tag }),
    output: StaffTagItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'AlreadyThere'],
  }),
  Merge: method({
    summary: '把一个话题并入另一个：作品和关注随后归后者，原来的名称打开后者',
    access: moderators,
    write: true,
    input: writeBody({ ...target, into: tag }),
    output: StaffTagItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  Upload: method({
    summary: '上传话题的图片，24 小时内可以用',
    access: moderators,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body(sitePictureUpload.input),
    output: sitePictureUpload.output,
    errors: sitePictureUpload.errors,
  }),
  SaveCover: method({
    summary: '给话题换图片；不给出就去掉',
    access: moderators,
    write: true,
    input: writeBody({ ...target, coverFileId: id.nullable() }),
    output: StaffTagItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'UploadNotFound'],
  }),
  Ban: method({
    summary: '封禁话题：不能再用，话题页不再打开；已有作品的文字保留',
    access: moderators,
    write: true,
    input: writeBody({ ...target, reason: staffReason }),
    output: StaffTagItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  Unban: method({
    summary: '解除话题的封禁',
    access: moderators,
    write: true,
    input: writeBody(target),
    output: StaffTagItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})
