// Control characters except tab, line feed and carriage return, and the bidi overrides that can disguise text.
const refusedCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Number of characters as a reader counts them: one per grapheme cluster. */
export function textLength(value: string): number {
  let count = 0
  for (const _ of segmenter.segment(value)) count++
  return count
}

/** Whether a text has at least so many characters as `textLength` counts them; counts no further than that. */
export function isAtLeast(value: string, characters: number): boolean {
  // A character has one code unit or more.
  if (value.length < characters) return false
  let left = characters
  for (const _ of segmenter.segment(value)) {
    left -= 1
    if (left <= 0) return true
  }
  return left === 0
}

/** The beginning of a text, at most so many characters as `textLength` counts them. */
export function textBeginning(value: string, max: number): string {
  let count = 0
  for (const { index } of segmenter.segment(value)) {
    if (count === max) return value.slice(0, index)
    count++
  }
  return value
}

/**
 * At most 30 combining marks in a row, more than any language writes (UAX #15, Stream-Safe Text Format): sorting a run
 * of them, as every normalisation does, takes time quadratic in its length.
 */
export function capMarks(value: string): string {
  return value.replace(/(\p{M}{30})\p{M}+/gu, '$1')
}

// Zero-width spaces and Hangul fillers: text that has them reads the same without. Joiners and variation selectors stay,
// which emoji are made of.
const emptyCharacters = /[\u200b\u2060\u3164\ufeff\uffa0]/g
/** A character that is seen. The blank braille pattern is neither space nor ignorable. */
const ink = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u

/**
 * NFC, without control, bidi-override and zero-width characters, at most two blank lines together, trimmed. A line on
 * which nothing is seen is blank.
 */
export function cleanText(value: string): string {
  return capMarks(value)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(refusedCharacters, '')
    .replace(emptyCharacters, '')
    .split('\n')
    .map((line) => (ink.test(line) ? line : ''))
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
}

/** Length of unfinished input as its limit will count it, for counters beside fields. */
export function writtenLength(value: string): number {
  return textLength(cleanText(value))
}
