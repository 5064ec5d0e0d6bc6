import * as z from 'zod'
import { frameSourceKeys, frameStates } from './achievement.words.ts'
import { timeText } from '../shapes/text.ts'

/** The ids of medals and frames are names: `shutter`. */
export const artId = z.string().regex(/^[a-z][a-zA-Z0-9]{1,30}$/)

const tier = z.int().min(1).max(3)

/** A tier of a medal, with the progress of the member that the call is about. */
export const MedalTier = z.object({
  tier,
  goal: z.int(),
  /** Grey until the tier is won. */
  icon: z.string(),
  conditionText: z.string(),
  obtainedTime: timeText.nullable(),
})
export type MedalTier = z.infer<typeof MedalTier>

/**
 * A medal, with the progress of the member that the call is about. A hidden one has no name, condition or progress
 * until it is won.
 */
export const MedalItem = z.object({
  id: artId,
  name: z.string(),
  group: z.int().min(1).max(8),
  hidden: z.boolean(),
  /** The highest tier won; 0: none. */
  tier: z.int().min(0).max(3),
  icon: z.string(),
  /** The condition of the next tier, or of the last one once every tier is won. */
  conditionText: z.string(),
  /** Null for other members, and once every tier is won. */
  progress: z.object({ value: z.int(), goal: z.int() }).nullable(),
  obtainedTime: timeText.nullable(),
  tiers: z.array(MedalTier),
  /** Members who have won any tier. */
  ownersCount: z.int(),
  usable: z.boolean(),
  used: z.boolean(),
})
export type MedalItem = z.infer<typeof MedalItem>

export const MedalDetail = MedalItem.extend({
  /** Percentage of all members who have won any tier, with one decimal. */
  ownersPercent: z.number(),
})
export type MedalDetail = z.infer<typeof MedalDetail>

export const MedalSummary = z.object({
  worn: z.object({ id: artId, icon: z.string(), title: z.string() }).nullable(),
  /** Medals won, and medals that can be won. */
  won: z.int(),
  total: z.int(),
  /** Tiers won by metal, bronze first. */
  byTier: z.array(z.int()).length(3),
  /** The newest first, four at most. */
  recent: z.array(z.object({ id: artId, icon: z.string(), title: z.string(), obtainedTime: timeText })),
})
export type MedalSummary = z.infer<typeof MedalSummary>

export const frameState = z.literal(Object.values(frameStates))

/** A frame, with the progress of the member that the call is about. */
export const FrameItem = z.object({
  id: artId,
  name: z.string(),
  src: z.string(),
  source: z.enum(frameSourceKeys),
  conditionText: z.string(),
  /** The level that grants it; null for all others. */
  level: z.int().nullable(),
  /** Null where no rule grants it, and for other members. */
  progress: z.object({ value: z.int(), goal: z.int() }).nullable(),
  state: frameState,
  /** Days for which a rule grants it; null: for ever, or as long as its source says. */
  validDays: z.int().nullable(),
  obtainedTime: timeText.nullable(),
  /** Null: for ever, or not won. */
  expireTime: timeText.nullable(),
})
export type FrameItem = z.infer<typeof FrameItem>

/** What a member wears after a change. */
export const UsedMedal = z.object({
  usedAchievementSrc: z.string().nullable(),
  usedAchievementTitle: z.string().nullable(),
})
export const UsedFrame = z.object({
  usedFrameId: z.string().nullable(),
  usedFrameSrc: z.string().nullable(),
})
