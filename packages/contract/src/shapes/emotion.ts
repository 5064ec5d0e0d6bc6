import * as z from 'zod'

/** The six emotions about a post, in the order of storage and display. */
export const emotionCodes = ['[赞]', '[惊艳]', '[治愈]', '[学到了]', '[同款]', '[加油]'] as const
export const emotionCode = z.enum(emotionCodes)
export type EmotionCode = z.infer<typeof emotionCode>

export const EmotionReport = z.object({
  /** All six, in their order. */
  items: z.array(z.object({ code: emotionCode, count: z.int() })),
  /** The viewer's own; null for none and for visitors. */
  mine: emotionCode.nullable(),
})
export type EmotionReport = z.infer<typeof EmotionReport>
