import type * as z from 'zod'
import { PublishItem } from './publish.ts'
import { timeText } from './text.ts'

/** One of the caller's own posts in their list. */
export const OwnPost = PublishItem.extend({
  /** In the recycle bin: when it went there, and until when it may come back. */
  deletedTime: timeText.nullable(),
  restoreUntil: timeText.nullable(),
})
export type OwnPost = z.infer<typeof OwnPost>
