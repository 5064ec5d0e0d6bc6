import * as z from 'zod'
import { mailDigests } from './reach.words.ts'
import { id, timeText } from '../shapes/text.ts'

const hour = z.int().min(0).max(23)

/** Which kinds a member is notified of while away. */
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

/** Hours in Shanghai in which nothing is sent; from 22 to 8 is over midnight. */
export const QuietHours = z.strictObject({ from: hour, to: hour })
export type QuietHours = z.infer<typeof QuietHours>

/** How the caller is reached while away. */
export const ReachSettings = z.object({
  kinds: ReachSwitches,
  /** Notifications say who and what; otherwise only how much there is. */
  showsText: z.boolean(),
  /** Null: none. */
  quiet: QuietHours.nullable(),
  mail: z.literal(Object.values(mailDigests)),
})
export type ReachSettings = z.infer<typeof ReachSettings>

/** A browser in which notifications are on. */
export const PushDevice = z.object({
  id,
  /** Browser and system. */
  name: z.string(),
  /** The browser that asks. */
  isThis: z.boolean(),
  createTime: timeText,
})
export type PushDevice = z.infer<typeof PushDevice>
