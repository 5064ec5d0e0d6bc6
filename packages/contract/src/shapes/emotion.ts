import * as z from 'zod'

/** What one may feel about a post: one of six. The order is the one they are kept and shown in. */
export const emotionCodes = ['[赞]', '[惊艳]', '[治愈]', '[学到了]', '[同款]', '[加油]'] as const
export const emotionCode = z.enum(emotionCodes)
export type EmotionCode = z.infer<typeof emotionCode>

export const EmotionReport = z.object({
  /** All six, in their order. */
  items: z.array(z.object({ code: emotionCode, count: z.int() })),
  /** What this viewer feels; null for nothing, and for visitors. */
  mine: emotionCode.nullable(),
})
export type EmotionReport = z.infer<typeof EmotionReport>
