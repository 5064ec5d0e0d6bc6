import * as z from 'zod'
import { taskKeys } from './growth.words.ts'
import { id, timeText } from '../shapes/text.ts'

export const taskKey = z.enum(taskKeys)

const level = z.int().min(1).max(10)
/** A day in Shanghai. */
const day = z.iso.date()

/** A member's level, as everybody may see it. */
export const LevelCard = z.object({
  userId: id,
  nickName: z.string(),
  level,
  /** Null for other members. */
  own: z
    .object({
      exp: z.int(),
      /** Experience at which each level begins, from Lv.1. */
      thresholds: z.array(z.int()).length(10),
      /** The level whose permissions apply: below the shown level where experience was taken back. */
      unlockLevel: level,
      /** Until when the permissions of the level remain although experience was taken back. */
      shortUntil: timeText.nullable(),
    })
    .nullable(),
})
export type LevelCard = z.infer<typeof LevelCard>

/** A movement of experience. */
export const ExpLine = z.object({
  id,
  /** A key of `expRuleNames`, or `task.` and a key of `tasks`. */
  rule: z.string(),
  /** How often a task had to be done on that day; null for an act. */
  goal: z.int().nullable(),
  /** Odd: taken back; even and above 0: given back after that. */
  turn: z.int().min(0),
  /** The note of a correction by staff; otherwise empty. */
  memo: z.string(),
  amount: z.int(),
  /** The experience afterwards. */
  balance: z.int(),
  time: timeText,
})
export type ExpLine = z.infer<typeof ExpLine>

/** What an act or a task is worth. */
export const GrowthRule = z.object({
  rule: z.string(),
  exp: z.int(),
  coins: z.int(),
  cap: z.int().nullable(),
  capPeriod: z.enum(['day', 'month']).nullable(),
  capPerPost: z.int().nullable(),
  goal: z.int().nullable(),
  /** Whether its experience counts towards the daily cap. */
  inDayCap: z.boolean(),
})
export type GrowthRule = z.infer<typeof GrowthRule>

export const TaskItem = z.object({
  key: taskKey,
  group: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  goal: z.int(),
  /** Not above the goal. */
  progress: z.int(),
  exp: z.int(),
  /** Including what the member's level adds. */
  coins: z.int(),
  /** 0 未完成, 1 可领取, 2 已领取. */
  state: z.union([z.literal(0), z.literal(1), z.literal(2)]),
})
export type TaskItem = z.infer<typeof TaskItem>

/** The member's run of consecutive days. */
export const VisitRun = z.object({
  /** Consecutive days up to today, or up to yesterday before today's visit. */
  days: z.int(),
  /** Visits of the last 30 days, oldest first. */
  visited: z.array(day),
  /** Days that a make-up card can fill; empty once this month's card was used. */
  fillable: z.array(day),
  /** Price of the card in coins. */
  cardPrice: z.int(),
  /** The member's cards: the next missed day uses one of them instead of coins. */
  cards: z.int(),
})
export type VisitRun = z.infer<typeof VisitRun>
