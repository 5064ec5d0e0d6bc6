import * as z from 'zod'
import { appealStates } from './strike.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const strikeKind = z.enum(['warning', 'mute', 'ban'])
export const appealState = z.literal(Object.values(appealStates))

const strikeFields = {
  id,
  kind: strikeKind,
  /** For a mute. */
  days: z.int().nullable(),
  reason: z.string(),
  untilTime: timeText.nullable(),
  /** Given automatically, after several warnings. */
  isAutomatic: z.boolean(),
  target: z
    .object({
      kind: z.enum(['post', 'comment', 'member']),
      /** Its title at that time. */
      text: z.string(),
      /** What was done to it. */
      change: z.enum(['none', 'refused', 'removed', 'limited', 'masked']),
    })
    .nullable(),
  createTime: timeText,
  liftTime: timeText.nullable(),
}

export const StrikeItem = z.object({
  ...strikeFields,
  appealUntilTime: timeText,
  canAppeal: z.boolean(),
  appeal: z
    .object({
      state: appealState,
      text: z.string(),
      createTime: timeText,
      dueTime: timeText,
      /** The answer of staff. */
      answer: z.string(),
      decideTime: timeText.nullable(),
    })
    .nullable(),
})
export type StrikeItem = z.infer<typeof StrikeItem>

export const StaffStrikeItem = z.object({
  ...strikeFields,
  memberId: id,
  nickName: z.string(),
  /** The post or comment concerned. */
  targetId: id.nullable(),
  /** Displayed name of the person who gave it; empty for the server's operator. */
  staffName: z.string(),
  appealId: id.nullable(),
  appealState: appealState.nullable(),
})
export type StaffStrikeItem = z.infer<typeof StaffStrikeItem>

export const StaffAppealItem = z.object({
  id,
  state: appealState,
  text: z.string(),
  strike: StaffStrikeItem,
  createTime: timeText,
  dueTime: timeText,
  /** Whether it is open past its deadline. */
  isOverdue: z.boolean(),
  /** False for the person who gave the strike. */
  canDecide: z.boolean(),
  answer: z.string(),
  deciderName: z.string(),
  decideTime: timeText.nullable(),
  version: z.int(),
})
export type StaffAppealItem = z.infer<typeof StaffAppealItem>

/** An appeal with the member's other strikes, newest first. */
export const StaffAppeal = StaffAppealItem.extend({ history: z.array(StaffStrikeItem) })
