import * as z from 'zod'

export const Topic = z.object({ id: z.string(), name: z.string(), count: z.int() })
export type Topic = z.infer<typeof Topic>

/** A topic where members choose. */
export const TopicChoice = Topic.extend({
  /** Address of its picture; empty where it has none. */
  cover: z.string(),
})
