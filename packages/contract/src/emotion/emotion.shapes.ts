import * as z from 'zod'

/** The six emotions about a post, in the order of storage. How they are called and shown is in the dictionary. */
export const emotionCodes = ['[赞]', '[惊艳]', '[治愈]', '[学到了]', '[同款]', '[加油]'] as const
export const emotionCode = z.enum(emotionCodes)
export type EmotionCode = z.infer<typeof emotionCode>

export const EmotionReport = z.object({
  /** Those that members may choose, in their order. */
  items: z.array(z.object({ code: emotionCode, name: z.string(), count: z.int() })),
  /** The viewer's own; null for none and for visitors. */
  mine: emotionCode.nullable(),
})
export type EmotionReport = z.infer<typeof EmotionReport>
