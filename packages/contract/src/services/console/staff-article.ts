import * as z from 'zod'
import { articleCategoryId } from '../../kinds/article.ts'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { StaffArticleItem } from '../../shapes/staff-content.ts'
import { id } from '../../shapes/text.ts'
import { staff } from '../../staff.ts'

/** Articles, for editors. */
export const StaffArticle = service('StaffArticle', {
  GetList: method({
    summary: '已发布的文章，新的在前；按标题查找，给出的条件都要符合',
    access: staff('moderator'),
    read: true,
    input: body({
      ...pageInput,
      keyword: z.string().max(50).optional(),
      source: z.enum(['official', 'member']).optional(),
      isListed: z.boolean().optional(),
      categoryId: articleCategoryId.optional(),
    }),
    output: pageOf(StaffArticleItem),
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
  SetCategory: method({
    summary: '修改文章的分类',
    access: staff('moderator'),
    write: true,
    input: writeBody({ id, categoryId: articleCategoryId, version: z.int() }),
    output: StaffArticleItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})
