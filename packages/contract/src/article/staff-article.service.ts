import * as z from 'zod'
import { articleCategoryId } from './article.kind.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { StaffArticleItem } from '../content-admin/staff-content.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const filters = {
  keyword: z.string().max(50).optional(),
  source: z.enum(['official', 'member']).optional(),
  isListed: z.boolean().optional(),
  /** Members' articles that nobody has decided on yet. */
  isCandidate: z.literal(true).optional(),
  categoryId: articleCategoryId.optional(),
}

export const articleSheet = {
  name: '文章',
  columns: {
    id: '编号',
    title: '标题',
    authorName: '作者',
    authorId: '作者编号',
    isOfficial: '官方',
    category: '分类',
    listedTime: '放上首页',
    createTime: '发布时间',
    likeCount: '赞',
    replyCount: '评论',
  },
} as const satisfies CsvSheet

export const StaffArticle = service('StaffArticle', {
  GetList: method({
    summary: '已发布的文章，新的在前；按标题查找，给出的条件都要符合',
    access: staff('moderator'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffArticleItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的文章（CSV），新的在前',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  SetFeatured: method({
    summary: '把会员的文章放上文章首页，或撤下',
    access: staff('moderator'),
    write: true,
    input: writeBody({ id, on: z.boolean(), version: z.int() }),
    output: StaffArticleItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  PassOver: method({
    summary: '不把会员的文章放上文章首页：不再等待决定，以后仍可以放上',
    access: staff('moderator'),
    write: true,
    input: writeBody({ id, version: z.int() }),
    output: StaffArticleItem,
    errors: ['ContentNotFound', 'NotAllowedNow', 'ChangedMeanwhile'],
  }),
  SetCategory: method({
    summary: '修改文章的分类',
    access: staff('moderator'),
    write: true,
    input: writeBody({ id, categoryId: articleCategoryId, version: z.int() }),
    output: StaffArticleItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})
