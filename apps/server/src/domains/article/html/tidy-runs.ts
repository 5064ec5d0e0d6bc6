import { capMarks, dropUnseen, isUnseen } from '@guangquan/contract/text/text-length'
import type { Run } from './article-doc.ts'

// Control characters, bidi overrides, and marks of direction that disguise text.
const refused = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/g

const blanks = /[ \t\n\f\r\u00a0\u2028\u2029]+/g

/**
 * Normalised text: NFC, without disguising and unseen characters, each white space one blank, as all that shows
 * nothing.
 */
function tidyText(text: string): string {
  const tidy = capMarks(dropUnseen(text.replace(refused, '')))
    .normalize('NFC')
    .replace(blanks, ' ')
  return tidy !== '' && isUnseen(tidy) ? ' ' : tidy
}

const isSame = (a: Run, b: Run) => !a.isBreak && !b.isBreak && a.strong === b.strong && a.href === b.href

/**
 * Joins adjacent runs of one style, ignoring a run between them that adds nothing. So each text is normalised once,
 * even if characters compose across a seam: normalising at each seam would be quadratic.
 */
function joinRuns(given: readonly Run[]): Run[] {
  const joined: Run[] = []
  let endsBlank = true
  for (const run of given) {
    const last = joined.at(-1)
    if (run.isBreak) {
      joined.push({ ...run })
      endsBlank = true
      continue
    }
    const text = tidyText(run.text)
    if (text === '' || (endsBlank && text.trim() === '')) continue
    if (last !== undefined && isSame(last, run)) last.text += run.text
    else joined.push({ ...run })
    endsBlank = text.endsWith(' ')
  }
  return joined
}

/**
 * Normalises the runs of a paragraph: no leading, trailing or doubled blanks, none beside a line break, adjacent runs
 * of one style joined, at most two consecutive line breaks and none at the ends.
 */
export function tidyRuns(given: readonly Run[]): Run[] {
  const joined = joinRuns(given)
  const runs: Run[] = []
  for (const run of joined) {
    const last = runs.at(-1)
    if (run.isBreak) {
      trimEnd(runs)
      const isThird = runs.at(-1)?.isBreak === true && runs.at(-2)?.isBreak === true
      if (runs.length > 0 && !isThird) runs.push(run)
      continue
    }
    const tidy = tidyText(run.text)
    const text = last === undefined || last.isBreak || last.text.endsWith(' ') ? tidy.trimStart() : tidy
    if (text !== '') runs.push({ ...run, text })
  }
  trimEnd(runs)
  while (runs.at(-1)?.isBreak === true) {
    runs.pop()
    trimEnd(runs)
  }
  return runs
}

function trimEnd(runs: Run[]): void {
  for (let last = runs.at(-1); last !== undefined && !last.isBreak; last = runs.at(-1)) {
    last.text = last.text.trimEnd()
    if (last.text !== '') return
    runs.pop()
  }
}
