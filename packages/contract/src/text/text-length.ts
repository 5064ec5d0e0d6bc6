// Control characters except tab, line feed and carriage return, and the bidi overrides that can disguise text.
const refusedCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Number of characters as a reader counts them: one per grapheme cluster. */
export function textLength(value: string): number {
  let count = 0
  for (const _ of segmenter.segment(value)) count++
  return count
}

/** Whether a text has at least so many characters, as `textLength` counts them; stops counting there. */
export function isAtLeast(value: string, characters: number): boolean {
  // A character has at least one code unit.
  if (value.length < characters) return false
  let left = characters
  for (const _ of segmenter.segment(value)) {
    left -= 1
    if (left <= 0) return true
  }
  return left === 0
}

/** The first characters of a text, as `textLength` counts them. */
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

// Characters that are invisible and join nothing. A text with them reads the same, but is not found by its words. Soft
// hyphen, Hangul fillers, zero-width space, word joiner, invisible operators, deprecated format characters, byte order
// mark, annotation marks.
const emptyCharacters = /[\u00ad\u115f\u1160\u200b\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g
/** Joins emoji, or letters whose shapes depend on their neighbours. */
const joiner = /[\u200c\u200d]/
// Joiners without effect: between characters of a script that joins nothing, or signs that are no emoji.
const unjoined =
  /[\s\p{P}\p{Nd}\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?!\p{Extended_Pictographic}|\p{Emoji_Modifier})\p{S}/u
/** A visible character. The blank braille pattern and the empty note head are neither space nor ignorable. */
const ink = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u

/**
 * Removes invisible characters; variation selectors stay, and joiners where they have an effect. This may bring marks
 * together, so it comes before `capMarks` and before any normalisation.
 */
export function dropUnseen(value: string): string {
  const text = value.replace(emptyCharacters, '')
  if (!joiner.test(text)) return text
  let kept = ''
  let joins = false
  for (const character of text) {
    if (joiner.test(character) && !joins) continue
    kept += character
    if (!/[\p{M}\u200c\u200d]/u.test(character)) joins = !unjoined.test(character)
  }
  return kept
}

/** Whether a text shows nothing, whatever characters it contains. */
export function isUnseen(value: string): boolean {
  return !ink.test(value)
}

/**
 * NFC, trimmed, without control, bidi-override and invisible characters, with at most two blank lines in a row. A line
 * that shows nothing is blank.
 */
export function cleanText(value: string): string {
  const seen = dropUnseen(value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(refusedCharacters, ''))
  return capMarks(seen)
    .normalize('NFC')
    .split('\n')
    .map((line) => (isUnseen(line) ? '' : line))
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
}

/** Length of unfinished input as its limit counts it, for counters beside fields. */
export function writtenLength(value: string): number {
  return textLength(cleanText(value))
}
