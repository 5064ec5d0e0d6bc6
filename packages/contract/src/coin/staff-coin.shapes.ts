import * as z from 'zod'
import { CoinLine } from './coin.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

/** The largest correction, up or down. */
export const maxCorrection = 100_000
/** The member reads it. */
export const correctionMemo = memberText(2, 60)

/** A movement of any member's coins. */
export const StaffCoinItem = CoinLine.omit({ expireTime: true }).extend({
  memberId: id,
  nickName: z.string(),
  /** The cause, as the program names it. */
  bizType: z.string(),
  bizId: z.string(),
})
export type StaffCoinItem = z.infer<typeof StaffCoinItem>

/** A correction that one member of staff requests and another decides. */
export const StaffCorrectionItem = z.object({
  id,
  memberId: id,
  nickName: z.string(),
  /** Below 0 for coins that the member loses. */
  amount: z.int(),
  /** The member reads it. */
  memo: z.string(),
  reason: z.string(),
  requesterName: z.string(),
  /** Requested by the reader: another staff member has to decide. */
  isOwn: z.boolean(),
  state: z.enum(['waiting', 'approved', 'refused', 'expired']),
  deciderName: z.string().nullable(),
  decisionReason: z.string(),
  createTime: timeText,
  expireTime: timeText,
})
export type StaffCorrectionItem = z.infer<typeof StaffCorrectionItem>
