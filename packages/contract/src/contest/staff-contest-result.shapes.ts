import * as z from 'zod'
import { claimStates, objectionStates } from './contest.words.ts'
import { entryReason } from './contest.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const StaffObjection = z.object({
  id,
  number: z.string(),
  entryId: id.nullable(),
  memberId: id,
  nickName: z.string(),
  text: z.string(),
  state: z.literal(Object.values(objectionStates)),
  answer: z.string(),
  answerBy: timeText,
  answerTime: timeText.nullable(),
  createTime: timeText,
  version: z.int(),
})
export type StaffObjection = z.infer<typeof StaffObjection>

/** A correction of a frozen mark that one member of staff requests and another decides. */
export const StaffMarkRequest = z.object({
  id,
  round: z.int(),
  number: z.string(),
  judgeName: z.string(),
  pass: z.boolean().nullable(),
  /** Half points per criterion; empty in other kinds of rounds. */
  halves: z.array(z.int()),
  rank: z.int().nullable(),
  /** Published. */
  note: z.string(),
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
export type StaffMarkRequest = z.infer<typeof StaffMarkRequest>

/** A prize with its winner, and the jury's words on the certificate. */
export const StaffAward = z.object({
  id,
  prizeName: z.string(),
  number: z.string(),
  title: z.string(),
  nickName: z.string(),
  rank: z.int().nullable(),
  words: z.string(),
  /** Null until it is issued. */
  certificate: z.string().nullable(),
  groupName: z.string(),
  /** Whether a prize that is sent was claimed. */
  claim: z.enum(claimStates),
  claimUntil: timeText.nullable(),
  /** Passed on because the first winner did not claim it. */
  isPassedOn: z.boolean(),
})
export type StaffAward = z.infer<typeof StaffAward>

/** A correction of a published result that one member of staff requests and another decides. */
export const StaffReopening = z.object({
  id,
  /** Work numbers of disqualified entries. */
  numbers: z.array(z.string()),
  cause: entryReason,
  /** Published. */
  note: z.string(),
  /** What changed about the prizes, once it was approved. */
  changes: z.array(z.string()),
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
export type StaffReopening = z.infer<typeof StaffReopening>
