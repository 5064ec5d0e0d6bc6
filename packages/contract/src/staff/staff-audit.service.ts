import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { AuditItem, staffReason } from './staff.shapes.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const filters = {
  actor: z.string().max(64).optional(),
  act: z.string().max(64).optional(),
  targetId: z.string().max(100).optional(),
  /** Epoch milliseconds. */
  from: z.int().min(0).optional(),
  to: z.int().min(0).optional(),
}

export const auditSheet = {
  name: '操作记录',
  columns: {
    seq: '编号',
    createTime: '时间',
    actor: '谁',
    act: '做了什么',
    targetKind: '对象',
    targetId: '对象编号',
    before: '改动前',
    after: '改动后',
    reason: '原因',
    ip: '地址',
    requestId: '请求',
  },
} as const satisfies CsvSheet

export const StaffAudit = service('StaffAudit', {
  GetList: method({
    summary: '操作记录，新的在前；给出的条件都要符合',
    access: staff('superAdmin'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(AuditItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的操作记录（CSV），新的在前',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
})
