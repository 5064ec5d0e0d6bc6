/** A judge's mark for an entry, in a round of marks. */
export interface RoundMark {
  judge: string
  entry: string
  group: string
  /** Half points per criterion: 0 to 20. */
  halves: readonly number[]
}

/** The jury's score of an entry. */
export interface JuryScore {
  /** Number of judges who marked it. */
  marks: number
  /** Mean of the judges' z-scores in billionths; null below the quorum. */
  meanZ: number | null
}

/** Steps of a z-score: integers compare exactly, and smaller differences count as equal. */
const zUnit = 1e9

/** A judge's total for an entry: half points times the weights of the criteria. */
function weightedMark(halves: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (halves[index] ?? 0), 0)
}

/** The total as shown: 0 to 10, with two decimals. */
export function markText(halves: readonly number[], weights: readonly number[]): string {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return whole === 0 ? '0.00' : (weightedMark(halves, weights) / whole / 2).toFixed(2)
}

/**
 * Z-scores of each judge within each group, and their mean for each entry. A severe or mild judge, or one who uses a
 * narrow part of the scale, does not change the order: sums are of integers, so that an offset cancels out exactly.
 */
export function juryScores(
  marks: readonly RoundMark[],
  { weights, quorum }: { weights: readonly number[]; quorum: number },
): Map<string, JuryScore> {
  const byEntry = new Map<string, number[]>()
  const parts = Map.groupBy(marks, ({ judge, group }) => `${judge}\n${group}`)
  for (const part of parts.values())
    for (const { entry, z } of zScores(part, weights)) {
      const list = byEntry.get(entry) ?? []
      list.push(z)
      byEntry.set(entry, list)
    }
  return new Map(
    [...byEntry].map(([entry, list]) => [
      entry,
      { marks: list.length, meanZ: list.length < quorum ? null : meanOf(list) },
    ]),
  )
}

function zScores(marks: readonly RoundMark[], weights: readonly number[]): { entry: string; z: number }[] {
  const values = marks.map(({ halves }) => weightedMark(halves, weights))
  const count = values.length
  const sum = values.reduce((total, value) => total + value, 0)
  const squares = values.reduce((total, value) => total + value * value, 0)
  // n²·variance. Zero if a judge gave everybody the same mark, which says nothing.
  const spread = count * squares - sum * sum
  return marks.map(({ entry }, index) => ({
    entry,
    z: spread === 0 ? 0 : Math.round(((count * (values[index] ?? 0) - sum) / Math.sqrt(spread)) * zUnit),
  }))
}

const meanOf = (list: readonly number[]): number =>
  Math.round(list.reduce((sum, z) => sum + z, 0) / list.length)

/** A z-score as shown: `+1.42`. */
export function zText(meanZ: number): string {
  const text = (meanZ / zUnit).toFixed(2)
  return meanZ < 0 || text.startsWith('-') ? text : `+${text}`
}

/** Whether an entry passes a pass/fail round: at least half of its judges agree. Null below the quorum. */
export function passes(votes: readonly boolean[], quorum: number): boolean | null {
  if (votes.length < quorum) return null
  return votes.filter(Boolean).length * 2 >= votes.length
}

/**
 * Converts a ranking to marks: the first of n gets n − 1 half points, the last none, so that a ranking round is scored
 * like a round of marks with a single criterion.
 */
export function marksOfRanks(
  ranks: readonly { judge: string; entry: string; group: string; rank: number }[],
): RoundMark[] {
  const lists = Map.groupBy(ranks, ({ judge, group }) => `${judge}\n${group}`)
  return [...lists.values()].flatMap((list) =>
    list.map(({ judge, entry, group, rank }) => ({ judge, entry, group, halves: [list.length - rank] })),
  )
}

/** A judge's progress in per cent: never rounded up to 100 while something is left. */
export function judgeProgress({
  tasks,
  marked,
  recused,
}: {
  tasks: number
  marked: number
  recused: number
}): { left: number; percent: number } {
  const due = Math.max(0, tasks - recused)
  const left = Math.max(0, due - marked)
  return {
    left,
    percent: due === 0 ? 100 : left === 0 ? 100 : Math.min(99, Math.floor((marked / due) * 100)),
  }
}
