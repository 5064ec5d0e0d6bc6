import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { staffReason } from '../../shapes/staff.ts'
import { Decided, decidedIds, StaffReplyItem } from '../../shapes/staff-post.ts'
import { id } from '../../shapes/text.ts'
import { staff } from '../../staff.ts'

const decision = {
  access: staff('moderator'),
  write: true,
  input: writeBody({ ids: decidedIds, reason: staffReason }),
  output: Decided,
  errors: ['NotAllowedNow'],
} as const

/** The comments in every state, as staff see them. */
export const StaffReply = service('StaffReply', {
  GetList: method({
    summary: '评论，新的在前；按编号查找，给出的条件都要符合',
    access: staff('moderator', 'support'),
    read: true,
    input: body({
      ...pageInput,
      id: id.optional(),
      publishId: id.optional(),
      authorId: id.optional(),
      status: z.literal([1, 2, 5]).optional(),
      reported: z.boolean().optional(),
    }),
    output: pageOf(StaffReplyItem),
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
