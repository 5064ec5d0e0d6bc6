import * as z from 'zod'
import { frameSourceKeys } from './achievement.words.ts'
import { artId } from './achievement.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const artFields = {
  name: memberText(1, 8),
  /** `{n}` stands for the goal. */
  conditionText: memberText(2, 60),
}

export const medalTier = z.int().min(1).max(3)
export const medalGoal = z.int().min(1).max(10_000_000)

/** The goal of a tier from a certain day on. */
export const StaffMedalGoal = z.object({
  tier: medalTier,
  goal: z.int(),
  effectiveOn: z.iso.date(),
  /** Whether it applies today; otherwise its day is in the future. */
  isCurrent: z.boolean(),
  version: z.int(),
})
export type StaffMedalGoal = z.infer<typeof StaffMedalGoal>

export const StaffMedalItem = z.object({
  id: artId,
  name: z.string(),
  group: z.int(),
  conditionText: z.string(),
  /** Members see ??? until they have won it. */
  hidden: z.boolean(),
  /** The icon of the highest tier. */
  icon: z.string(),
  ownersCount: z.int(),
  goals: z.array(StaffMedalGoal),
  version: z.int(),
})
export type StaffMedalItem = z.infer<typeof StaffMedalItem>

/** A rule that grants a frame, from a certain day on. */
export const StaffFrameRule = z.object({
  goal: z.int(),
  /** Days for which it is granted; null: for ever. */
  validDays: z.int().nullable(),
  effectiveOn: z.iso.date(),
  /** Whether it applies today; otherwise its day is in the future. */
  isCurrent: z.boolean(),
  version: z.int(),
})
export type StaffFrameRule = z.infer<typeof StaffFrameRule>

export const StaffFrameItem = z.object({
  id: artId,
  name: z.string(),
  source: z.enum(frameSourceKeys),
  conditionText: z.string(),
  src: z.string(),
  /** Empty where no rule grants it. */
  rules: z.array(StaffFrameRule),
  version: z.int(),
})
export type StaffFrameItem = z.infer<typeof StaffFrameItem>

/** A medal or frame that a member has. */
export const StaffOwnerItem = z.object({
  /** Made of member and tier. */
  id: z.string(),
  memberId: id,
  nickName: z.string(),
  /** 0 for a frame. */
  tier: z.int(),
  obtainedTime: timeText,
  /** Null: for ever. */
  expireTime: timeText.nullable(),
  byStaff: z.boolean(),
  revokedTime: timeText.nullable(),
})
export type StaffOwnerItem = z.infer<typeof StaffOwnerItem>
