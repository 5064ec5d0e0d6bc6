import * as z from 'zod'

export const Topic = z.object({ id: z.string(), name: z.string(), count: z.int() })
export type Topic = z.infer<typeof Topic>

/** A topic that can be chosen. */
export const TopicChoice = Topic.extend({
  /** URL of its picture, or empty. */
  cover: z.string(),
})
