import * as z from 'zod'

// Control characters but tab, line feed and carriage return, and the bidi overrides that can disguise text.
const refusedCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Number of characters as a reader counts them: one per grapheme cluster. */
export function textLength(value: string): number {
  let count = 0
  for (const _ of segmenter.segment(value)) count++
  return count
}

/** NFC, without control and bidi-override characters, at most two blank lines together, trimmed. */
export function cleanText(value: string): string {
  return value
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(refusedCharacters, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
}

/**
 * A text a member wrote. Refuses lone surrogates and NUL (PostgreSQL cannot store them), cleans the rest.
 * Limits count grapheme clusters after cleaning.
 */
export function memberText(min: number, max: number) {
  return z
    .string()
    .max(max * 16)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), '含有无法识别的字符')
    .transform(cleanText)
    .refine((value) => textLength(value) >= min, min === 1 ? '不能为空' : `至少${min}个字`)
    .refine((value) => textLength(value) <= max, `最多${max}字`)
}

/** An id of ours: UUIDv7 made by the application. */
export const id = z.uuid()

/** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
export const timeText = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
