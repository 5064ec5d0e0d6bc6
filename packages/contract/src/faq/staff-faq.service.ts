import * as z from 'zod'
import { faqLimits } from './faq.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { faqCategory, faqFields, StaffFaqItem } from './faq.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const editors = staff('moderator', 'support')

const filters = {
  keyword: z.string().max(faqLimits.keyword).optional(),
  category: faqCategory.optional(),
  isOpen: z.boolean().optional(),
}

export const faqSheet = {
  name: '常见问题',
  columns: {
    id: '编号',
    category: '分类',
    sort: '顺序',
    question: '问题',
    answer: '答案',
    isOpen: '展示',
    updateTime: '最后修改',
  },
} as const satisfies CsvSheet

export const StaffFaq = service('StaffFaq', {
  GetList: method({
    summary: '常见问题，按分类和顺序，也包括不展示的；可按问题或答案的一部分',
    access: editors,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffFaqItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的常见问题（CSV），按分类和顺序',
    access: editors,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Create: method({
    summary: '添加一个常见问题',
    access: editors,
    write: true,
    input: writeBody(faqFields),
    output: StaffFaqItem,
    errors: [],
  }),
  Save: method({
    summary: '修改一个常见问题；不展示的不在网站上出现',
    access: editors,
    write: true,
    input: writeBody({ id, ...faqFields, version: z.int() }),
    output: StaffFaqItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})
