import * as z from 'zod'
import { timeText } from '../shapes/text.ts'

/** What members may do with a tag: use it, get another in its place, or nothing. */
export const tagState = z.enum(['open', 'merged', 'banned'])
export type TagState = z.infer<typeof tagState>

/** A tag as staff see it. */
export const StaffTagItem = z.object({
  name: z.string(),
  /** Public posts with it. */
  count: z.int(),
  /** When the newest public post with it was published; null when that is not known. */
  lastUsedTime: timeText.nullable(),
  state: tagState,
  /** The tag that members get in its place; empty for none. */
  mergedInto: z.string(),
  /** Its picture; empty for none. */
  cover: z.string(),
  version: z.int(),
})
export type StaffTagItem = z.infer<typeof StaffTagItem>
