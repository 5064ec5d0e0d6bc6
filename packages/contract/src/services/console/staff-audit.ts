import * as z from 'zod'
import { body, method, service } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { AuditItem } from '../../shapes/staff.ts'
import { staff } from '../../staff.ts'

/** What staff did. */
export const StaffAudit = service('StaffAudit', {
  GetList: method({
    summary: '操作记录，新的在前；给出的条件都要符合',
    access: staff('superAdmin'),
    read: true,
    input: body({
      ...pageInput,
      actor: z.string().max(64).optional(),
      act: z.string().max(64).optional(),
      targetId: z.string().max(100).optional(),
      /** Epoch milliseconds. */
      from: z.int().min(0).optional(),
      to: z.int().min(0).optional(),
    }),
    output: pageOf(AuditItem),
    errors: [],
  }),
})
