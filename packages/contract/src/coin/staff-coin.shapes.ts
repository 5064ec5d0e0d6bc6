import * as z from 'zod'
import { CoinLine } from './coin.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

/** The largest correction, up or down. */
export const maxCorrection = 100_000
/** What the member reads of a correction. */
export const correctionMemo = memberText(2, 60)

/** One movement of anybody's coins. */
export const StaffCoinItem = CoinLine.omit({ expireTime: true }).extend({
  memberId: id,
  nickName: z.string(),
  /** What caused it, in words of the program. */
  bizType: z.string(),
  bizId: z.string(),
})
export type StaffCoinItem = z.infer<typeof StaffCoinItem>

/** A correction that one of the staff requests and another decides. */
export const StaffCorrectionItem = z.object({
  id,
  memberId: id,
  nickName: z.string(),
  /** What the member gains, or loses: below 0. */
  amount: z.int(),
  /** What the member reads. */
  memo: z.string(),
  reason: z.string(),
  requesterName: z.string(),
  /** Requested by whoever reads it: somebody else decides. */
  isOwn: z.boolean(),
  state: z.enum(['waiting', 'approved', 'refused', 'expired']),
  deciderName: z.string().nullable(),
  decisionReason: z.string(),
  createTime: timeText,
  expireTime: timeText,
})
export type StaffCorrectionItem = z.infer<typeof StaffCorrectionItem>
