import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { publishStatus, publishTypes } from '../../shapes/publish.ts'
import { staffReason } from '../../shapes/staff.ts'
import { chosenTopics, Decided, decidedIds, StaffPostItem } from '../../shapes/staff-post.ts'
import { id } from '../../shapes/text.ts'
import { staff } from '../../staff.ts'

const readers = staff('moderator', 'support')
const decision = {
  access: staff('moderator'),
  write: true,
  input: writeBody({ ids: decidedIds, reason: staffReason }),
  output: Decided,
  errors: ['NotAllowedNow'],
} as const

/** The posts in every state, as staff see them. */
export const StaffPost = service('StaffPost', {
  GetList: method({
    summary: '作品，新的在前；按编号或文字查找，给出的条件都要符合',
    access: readers,
    read: true,
    input: body({
      ...pageInput,
      keyword: z.string().max(100).optional(),
      authorId: id.optional(),
      status: z.literal(Object.values(publishStatus)).optional(),
      publishType: z.literal(Object.values(publishTypes)).optional(),
      reported: z.boolean().optional(),
    }),
    output: pageOf(StaffPostItem),
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
