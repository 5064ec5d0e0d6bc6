import { awardPrizes, rankEntries, type Award, type PrizeInput, type RankedEntry } from './contest-result.ts'
import { juryScores, type RoundMark } from './jury-score.ts'
import type { TieRule } from '@guangquan/contract/contest/contest.words'

/** Everything from which a result is computed, without names. */
export interface MarkSheet {
  /** The jury's share in per cent. */
  judgeWeight: number
  hasJury: boolean
  hasVote: boolean
  quorum: number
  tie: TieRule
  /** Weights of the criteria. */
  criteria: readonly number[]
  entries: readonly {
    entry: string
    group: string
    author: string
    order: number
    votes: number
    cleanVotes: number
  }[]
  marks: readonly RoundMark[]
  prizes: readonly PrizeInput[]
  /** Corrections after the publication, oldest first; they change no figures. */
  notes: readonly string[]
}

const version = 'guangquan-marks 1'
const separator = '\t'

/** The published sheet: one line per fact in a fixed order, so that the file is exactly what its hash was made of. */
export function writeMarkSheet(sheet: MarkSheet): string {
  const { judgeWeight, hasJury, hasVote, quorum, tie, criteria, entries, marks, prizes, notes } = sheet
  const lines = [
    [version],
    ...notes.map((note) => ['note', note.replaceAll(/[\t\r\n]+/g, ' ')]),
    ['rule', judgeWeight, Number(hasJury), Number(hasVote), quorum, tie],
    ['criteria', ...criteria],
    ...prizes.map(({ id, basis, group, count }) => ['prize', id, basis, group ?? '*', count]),
    ...entries
      .toSorted((a, b) => a.order - b.order)
      .map((one) => ['entry', one.entry, one.group, one.author, one.order, one.votes, one.cleanVotes]),
    ...marks
      .toSorted((a, b) => compare(a.judge, b.judge) || compare(a.entry, b.entry))
      .map(({ judge, entry, group, halves }) => ['mark', judge, entry, group, ...halves]),
  ]
  return lines.map((line) => `${line.join(separator)}\n`).join('')
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Parses a published sheet. @returns null for any other text */
export function readMarkSheet(text: string): MarkSheet | null {
  const [first, ...lines] = text.split('\n').map((line) => line.split(separator))
  if (first?.[0] !== version) return null
  const of = (kind: string) => lines.filter(([name]) => name === kind).map(([, ...cells]) => cells)
  const [rule] = of('rule')
  if (rule === undefined) return null
  const [judgeWeight, hasJury, hasVote, quorum, tie] = rule.map(Number)
  return {
    judgeWeight: judgeWeight ?? 0,
    hasJury: hasJury === 1,
    hasVote: hasVote === 1,
    quorum: quorum ?? 0,
    tie: tie === 2 ? 2 : 1,
    criteria: (of('criteria')[0] ?? []).map(Number),
    entries: of('entry').map(([entry = '', group = '', author = '', order, votes, cleanVotes]) => ({
      entry,
      group,
      author,
      order: Number(order),
      votes: Number(votes),
      cleanVotes: Number(cleanVotes),
    })),
    marks: of('mark').map(([judge = '', entry = '', group = '', ...halves]) => ({
      judge,
      entry,
      group,
      halves: halves.map(Number),
    })),
    prizes: of('prize').map(([id = '', basis, group = '', count]) => ({
      id,
      basis: basis === '2' ? 2 : 1,
      group: group === '*' ? null : group,
      count: Number(count),
    })),
    notes: of('note').map(([note = '']) => note),
  }
}

/** The result of a sheet. The server computes it from the published text, so that readers can reproduce it. */
export function computeResult(sheet: MarkSheet): { ranked: RankedEntry[]; awards: Award[] } {
  const scores = juryScores(sheet.marks, { weights: sheet.criteria, quorum: sheet.quorum })
  const ranked = rankEntries(
    sheet.entries.map(({ votes: _votes, ...entry }) => ({
      ...entry,
      meanZ: scores.get(entry.entry)?.meanZ ?? null,
    })),
    { judge: sheet.judgeWeight, hasJury: sheet.hasJury, hasVote: sheet.hasVote },
  )
  return { ranked, awards: awardPrizes(ranked, sheet.prizes, sheet.tie) }
}
