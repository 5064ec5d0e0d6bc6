import * as z from 'zod'
import { timeText } from '../shapes/text.ts'

/** Whether a tag can be used, is replaced by another, or is refused. */
export const tagState = z.enum(['open', 'merged', 'banned'])
export type TagState = z.infer<typeof tagState>

export const StaffTagItem = z.object({
  name: z.string(),
  /** Public posts with it. */
  count: z.int(),
  /** When the newest public post with it was published; null if unknown. */
  lastUsedTime: timeText.nullable(),
  state: tagState,
  /** The tag that replaces it; empty: none. */
  mergedInto: z.string(),
  /** Its picture; empty for none. */
  cover: z.string(),
  version: z.int(),
})
export type StaffTagItem = z.infer<typeof StaffTagItem>
