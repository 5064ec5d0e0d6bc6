import * as z from 'zod'
import { appealStates } from './strike.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const strikeKind = z.enum(['warning', 'mute', 'ban'])
export const appealState = z.literal(Object.values(appealStates))

const strikeFields = {
  id,
  kind: strikeKind,
  /** Of a mute. */
  days: z.int().nullable(),
  reason: z.string(),
  untilTime: timeText.nullable(),
  /** It follows from warnings by itself. */
  isAutomatic: z.boolean(),
  target: z
    .object({
      kind: z.enum(['post', 'comment', 'member']),
      /** What it was called then. */
      text: z.string(),
      /** What happened to it. */
      change: z.enum(['none', 'refused', 'removed', 'limited', 'masked']),
    })
    .nullable(),
  createTime: timeText,
  liftTime: timeText.nullable(),
}

/** A strike as its member sees it. */
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
      /** What staff answered. */
      answer: z.string(),
      decideTime: timeText.nullable(),
    })
    .nullable(),
})
export type StrikeItem = z.infer<typeof StrikeItem>

/** A strike as staff see it. */
export const StaffStrikeItem = z.object({
  ...strikeFields,
  memberId: id,
  nickName: z.string(),
  /** The post or comment it was about. */
  targetId: id.nullable(),
  /** Who gave it, by displayed name; empty for the server's operator. */
  staffName: z.string(),
  appealId: id.nullable(),
  appealState: appealState.nullable(),
})
export type StaffStrikeItem = z.infer<typeof StaffStrikeItem>

/** An appeal in the list of staff. */
export const StaffAppealItem = z.object({
  id,
  state: appealState,
  text: z.string(),
  strike: StaffStrikeItem,
  createTime: timeText,
  dueTime: timeText,
  /** It waits and its time is over. */
  isOverdue: z.boolean(),
  /** False for whoever gave the strike. */
  canDecide: z.boolean(),
  answer: z.string(),
  deciderName: z.string(),
  decideTime: timeText.nullable(),
  version: z.int(),
})
export type StaffAppealItem = z.infer<typeof StaffAppealItem>

/** An appeal with the other strikes of its member, the newest first. */
export const StaffAppeal = StaffAppealItem.extend({ history: z.array(StaffStrikeItem) })
