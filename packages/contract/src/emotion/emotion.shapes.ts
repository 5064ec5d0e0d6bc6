import * as z from 'zod'

/**
 * The six emotions about a post, in the order of their stored numbers. Their names and pictures are in the dictionary.
 */
export const emotionCodes = ['[赞]', '[惊艳]', '[治愈]', '[学到了]', '[同款]', '[加油]'] as const
export const emotionCode = z.enum(emotionCodes)
export type EmotionCode = z.infer<typeof emotionCode>

export const EmotionReport = z.object({
  /** The emotions that members may choose, in their order. */
  items: z.array(z.object({ code: emotionCode, name: z.string(), count: z.int() })),
  /** The viewer's own emotion; null: none, or a visitor. */
  mine: emotionCode.nullable(),
})
export type EmotionReport = z.infer<typeof EmotionReport>
