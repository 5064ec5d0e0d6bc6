import * as z from 'zod'
import { cleanText, isAtLeast } from '../text/text-length.ts'

/**
 * A text a member wrote. Refuses lone surrogates and NUL (PostgreSQL cannot store them), cleans the rest.
 * Limits count grapheme clusters after cleaning.
 */
export function memberText(min: number, max: number) {
  return z
    .string()
    .max(max * 16, `最多${max}字`)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), '含有无法识别的字符')
    .transform(cleanText)
    .refine((value) => isAtLeast(value, min), min === 1 ? '不能为空' : `至少${min}个字`)
    .refine((value) => !isAtLeast(value, max + 1), `最多${max}字`)
}

/** UUIDv7 made by the application. */
export const id = z.uuid()

/** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
export const timeText = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
