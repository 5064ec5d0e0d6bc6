import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { Decided, decidedIds, StaffReplyItem } from './staff-post.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const decision = {
  access: staff('moderator'),
  write: true,
  input: writeBody({ ids: decidedIds, reason: staffReason }),
  output: Decided,
  errors: ['NotAllowedNow'],
} as const

const filters = {
  /** A phrase of the comment. */
  keyword: z.string().max(50).optional(),
  id: id.optional(),
  publishId: id.optional(),
  authorId: id.optional(),
  status: z.literal([1, 2, 5]).optional(),
  reported: z.boolean().optional(),
}

export const replySheet = {
  name: '评论',
  columns: {
    id: '编号',
    text: '评论',
    isFirstLevel: '第一层',
    authorName: '评论者',
    authorId: '评论者编号',
    publishId: '作品编号',
    status: '状态',
    likeCount: '赞',
    openReportCount: '未处理的举报',
    createTime: '时间',
  },
} as const satisfies CsvSheet

/** Comments in every state. */
export const StaffReply = service('StaffReply', {
  GetList: method({
    summary: '评论，新的在前；按文字或编号查找，给出的条件都要符合',
    access: staff('moderator', 'support'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffReplyItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的评论（CSV），新的在前',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Hide: method({ summary: '隐藏评论，等待审核，最多 50 条；评论者收到原因', ...decision }),
  Show: method({
    summary: '重新展示隐藏的评论，最多 50 条；评论者收到通知',
    ...decision,
    errors: ['NotAllowedNow', 'ContentNotFound'],
  }),
  Delete: method({ summary: '删除评论和下面的回复，最多 50 条；评论者收到原因', ...decision }),
})
