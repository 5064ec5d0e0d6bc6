import * as z from 'zod'
import { mailDigests } from './reach.words.ts'
import { id, timeText } from '../shapes/text.ts'

const hour = z.int().min(0).max(23)

/** Kinds of notices that reach a member who is away. */
export const ReachSwitches = z.strictObject({
  comment: z.boolean(),
  mention: z.boolean(),
  follower: z.boolean(),
  circle: z.boolean(),
  activity: z.boolean(),
  system: z.boolean(),
  /** Likes and collections. */
  like: z.boolean(),
  /** Private messages. */
  message: z.boolean(),
})
export type ReachSwitches = z.infer<typeof ReachSwitches>

/** Hours in Shanghai without notifications; 22 to 8 spans midnight. */
export const QuietHours = z.strictObject({ from: hour, to: hour })
export type QuietHours = z.infer<typeof QuietHours>

/** How the caller is reached while away. */
export const ReachSettings = z.object({
  kinds: ReachSwitches,
  /** Whether notifications say who and what; otherwise only how many there are. */
  showsText: z.boolean(),
  /** Null: none. */
  quiet: QuietHours.nullable(),
  mail: z.literal(Object.values(mailDigests)),
})
export type ReachSettings = z.infer<typeof ReachSettings>

/** A browser with notifications switched on. */
export const PushDevice = z.object({
  id,
  /** Browser and operating system. */
  name: z.string(),
  /** The calling browser. */
  isThis: z.boolean(),
  createTime: timeText,
})
export type PushDevice = z.infer<typeof PushDevice>
