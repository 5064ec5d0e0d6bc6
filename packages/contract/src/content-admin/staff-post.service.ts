import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { publishStatus, publishTypes } from '../post/publish.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { chosenTopics, Decided, decidedIds, StaffPostItem } from './staff-post.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const readers = staff('moderator', 'support')
const filters = {
  keyword: z.string().max(100).optional(),
  authorId: id.optional(),
  status: z.literal(Object.values(publishStatus)).optional(),
  publishType: z.literal(Object.values(publishTypes)).optional(),
  reported: z.boolean().optional(),
}

export const postSheet = {
  name: '作品',
  columns: {
    id: '编号',
    authorName: '作者',
    authorId: '作者编号',
    publishType: '类型',
    status: '状态',
    title: '标题',
    text: '文字',
    topics: '主题',
    tags: '话题',
    likeCount: '赞',
    replyCount: '评论',
    openReportCount: '未处理的举报',
    reviewReason: '未通过的原因',
    createTime: '发布时间',
  },
} as const satisfies CsvSheet

const decision = {
  access: staff('moderator'),
  write: true,
  input: writeBody({ ids: decidedIds, reason: staffReason }),
  output: Decided,
  errors: ['NotAllowedNow'],
} as const

/** Posts in every state. */
export const StaffPost = service('StaffPost', {
  GetList: method({
    summary: '作品，新的在前；按编号或文字查找，给出的条件都要符合',
    access: readers,
    read: true,
    input: body({
      ...staffPageInput,
      ...filters,
    }),
    output: pageOf(StaffPostItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的作品（CSV），新的在前',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Hide: method({ summary: '隐藏已发布的作品，最多 50 件；作者收到原因', ...decision }),
  Show: method({ summary: '重新展示隐藏或限流的作品，最多 50 件；作者收到通知', ...decision }),
  Delete: method({
    summary: '删除作品，最多 50 件；作者收到原因，30 天内可以在回收站里看到',
    ...decision,
  }),
  SetTopics: method({
    summary: '修改作品的主题；作者收到通知',
    access: staff('moderator'),
    write: true,
    input: writeBody({ id, topicIds: chosenTopics, version: z.int(), reason: staffReason }),
    output: StaffPostItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})
