import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { MemberReport } from '../member-admin/staff-member.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { staff } from '../wire/staff-access.ts'
import { reportTypes } from '../reaction/responses.methods.ts'

const filters = {
  /** The reporting member: an id, or the exact nickname. */
  reporter: z.string().max(64).optional(),
  reportType: z.literal(Object.values(reportTypes)).optional(),
  status: z.literal([1, 2, 3]).optional(),
}

export const reportSheet = {
  name: '举报',
  columns: {
    id: '编号',
    createTime: '时间',
    reporterName: '举报人',
    reporterId: '举报人编号',
    reportType: '对象（1 作品，2 评论，3 摄影圈，4 会员）',
    targetId: '对象编号',
    reason: '原因',
    text: '说明',
    status: '结果（1 待处理，2 属实，3 不属实）',
    decideTime: '处理时间',
  },
} as const satisfies CsvSheet

/** Reports by members, open and decided. They are decided as cases of the review queue. */
export const StaffReport = service('StaffReport', {
  GetList: method({
    summary: '举报，新的在前；给出的条件都要符合',
    access: staff('moderator', 'support'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(MemberReport),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的举报（CSV），新的在前',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
})
