import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { appealLimits } from '../../shapes/strike.ts'
import {
  appealState,
  StaffAppeal,
  StaffAppealItem,
  StaffStrikeItem,
  strikeKind,
} from '../../shapes/strike-item.ts'
import { id, memberText } from '../../shapes/text.ts'
import { staff } from '../../staff.ts'

/** An id, or the exact nickname. */
const member = z.string().max(64).optional()

/** What staff did about members. */
export const StaffStrike = service('StaffStrike', {
  GetList: method({
    summary: '处罚记录，新的在前；给出的条件都要符合',
    access: staff('moderator', 'support'),
    read: true,
    input: body({
      ...pageInput,
      member,
      kind: strikeKind.optional(),
      /** Sign-in name of who gave it. */
      staffName: z.string().max(64).optional(),
    }),
    output: pageOf(StaffStrikeItem),
    errors: [],
  }),
})

/** Appeals of members. */
export const StaffAppeals = service('StaffAppeals', {
  GetList: method({
    summary: '申诉：待处理的按期限，其他的新的在前',
    access: staff('moderator', 'support'),
    read: true,
    input: body({ ...pageInput, state: appealState, member }),
    output: pageOf(StaffAppealItem),
    errors: [],
  }),
  Get: method({
    summary: '一份申诉、它的处罚和会员的其他处罚',
    access: staff('moderator', 'support'),
    read: true,
    input: body({ id }),
    output: StaffAppeal,
    errors: ['ContentNotFound'],
  }),
  Decide: method({
    summary: '撤销处罚或维持，由给出处罚的人以外的人决定；会员读到答复',
    access: staff('moderator'),
    write: true,
    input: writeBody({
      id,
      lift: z.boolean(),
      answer: memberText(1, appealLimits.answer),
      version: z.int(),
    }),
    output: StaffAppeal,
    errors: ['ContentNotFound', 'Forbidden', 'ChangedMeanwhile'],
  }),
})
