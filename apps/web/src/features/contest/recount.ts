import type { ContestResult } from '@guangquan/contract'
import { scoreText } from '@guangquan/rules/contest/contest-result'
import { juryScores, markText, zText } from '@guangquan/rules/contest/jury-score'
import { sha256Of } from '../../shared/pictures/sha256.ts'
import { computeResult, readMarkSheet, type MarkSheet } from '@guangquan/rules/contest/mark-sheet'

/** One row of the table of marks. */
export interface MarkRow {
  entry: string
  group: string
  rank: number | null
  /** Marks by judge; empty if they did not mark it. */
  marks: string[]
  z: string
  cleanVotes: number
  score: string
}

/** The result that the browser computed from a published sheet. */
export interface Recount {
  judges: string[]
  rows: MarkRow[]
  /** The text has the published hash. */
  isSameFile: boolean
  /** How many works have the rank that the site shows, of those compared. */
  same: number
  compared: number
  /** The prizes go to the works that the site shows. */
  areSamePrizes: boolean
}

/** Computes the result of a contest again, from its published text alone. @returns null for a text that is no sheet */
export async function recount(
  text: string,
  { sha256, awards: given }: Pick<ContestResult, 'sha256' | 'awards'>,
): Promise<Recount | null> {
  const sheet = readMarkSheet(text)
  if (sheet === null) return null
  const result = computeResult(sheet)
  const ranks = new Map(result.ranked.map(({ entry, rank }) => [entry, rank]))
  // Goods that passed on follow from who claimed theirs, not from the marks.
  const awards = given.filter(({ isPassedOn }) => !isPassedOn)
  const compared = awards.filter(({ entry }) => entry.rank !== null)
  const prized = new Set(result.awards.map(({ entry }) => entry))
  return {
    judges: judgesOf(sheet),
    rows: rowsOf(sheet, result.ranked),
    isSameFile: (await sha256Of(text)) === sha256,
    same: compared.filter(({ entry }) => ranks.get(entry.number) === entry.rank).length,
    compared: compared.length,
    areSamePrizes:
      awards.length === result.awards.length && awards.every(({ entry }) => prized.has(entry.number)),
  }
}

const judgesOf = ({ marks }: MarkSheet): string[] =>
  [...new Set(marks.map(({ judge }) => judge))].toSorted(byNumber)

const byNumber = (a: string, b: string) => Number(a.slice(1)) - Number(b.slice(1))

function rowsOf(sheet: MarkSheet, ranked: ReturnType<typeof computeResult>['ranked']): MarkRow[] {
  const judges = judgesOf(sheet)
  const scores = juryScores(sheet.marks, { weights: sheet.criteria, quorum: sheet.quorum })
  const byWork = new Map(sheet.marks.map((mark) => [`${mark.judge} ${mark.entry}`, mark.halves]))
  return ranked.map(({ entry, group, rank, score, cleanVotes }) => {
    const meanZ = scores.get(entry)?.meanZ ?? null
    return {
      entry,
      group,
      rank,
      marks: judges.map((judge) => {
        const halves = byWork.get(`${judge} ${entry}`)
        return halves === undefined ? '' : markText(halves, sheet.criteria)
      }),
      z: meanZ === null ? '' : zText(meanZ),
      cleanVotes,
      score: score === null ? '' : scoreText(score),
    }
  })
}
