import * as z from 'zod'

export const Topic = z.object({ id: z.string(), name: z.string(), count: z.int() })
export type Topic = z.infer<typeof Topic>
