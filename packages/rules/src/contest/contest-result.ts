import type { prizeBases, PrizeBasis, tieRules, TieRule } from '@guangquan/contract/contest/contest.words'

const ties: typeof tieRules = { earlier: 1, both: 2 }
const bases: typeof prizeBases = { score: 1, votes: 2 }

/** The data of an entry from which the result is computed. */
export interface RankedInput {
  /** The work number in the contest. */
  entry: string
  group: string
  /** A code for its author within the contest. */
  author: string
  /** The order in which entries arrived, from 1. */
  order: number
  /** Mean z-score in billionths; null below the quorum of judges, or without a jury. */
  meanZ: number | null
  cleanVotes: number
}

export interface Weights {
  hasJury: boolean
  hasVote: boolean
  /** Percentage of the jury; the rest belongs to the vote. */
  judge: number
}

export interface RankedEntry extends RankedInput {
  /** The score in ten-thousandths, so 100 is 1 000 000; null if the entry cannot be ranked. */
  score: number | null
  /** Rank in the group; entries with equal results share one. */
  rank: number | null
}

/** A score of 0 to 100 has four decimals. */
const scoreUnit = 10_000
const full = 100 * scoreUnit

/**
 * Ranks entries within their groups: `judge·norm(mean z) + (100 − judge)·norm(ln(1 + clean votes))`, where norm is
 * min–max within the group. The jury's mean breaks ties; entries that are still equal share a rank. An entry with too
 * few marks gets no rank and does not hold up the others.
 */
export function rankEntries(entries: readonly RankedInput[], weights: Weights): RankedEntry[] {
  const groups = Map.groupBy(entries, ({ group }) => group)
  return [...groups.values()].flatMap((group) => rankGroup(group, weights))
}

function rankGroup(entries: readonly RankedInput[], weights: Weights): RankedEntry[] {
  const { hasJury, hasVote } = weights
  const judged = entries.filter(({ meanZ }) => !hasJury || meanZ !== null)
  const juryNorm = normOf(judged.map(({ meanZ }) => meanZ ?? 0))
  const voteNorm = normOf(judged.map(({ cleanVotes }) => Math.log1p(cleanVotes)))
  const juryWeight = hasJury ? (hasVote ? weights.judge : 100) : 0
  const scored = judged
    .map((entry) => ({
      ...entry,
      score: Math.round(
        (juryWeight * juryNorm(entry.meanZ ?? 0) +
          (100 - juryWeight) * voteNorm(Math.log1p(entry.cleanVotes))) /
          100,
      ),
    }))
    .toSorted((a, b) => byResult(a, b) || a.order - b.order)
  const ranked: RankedEntry[] = []
  for (const [index, entry] of scored.entries()) {
    const before = ranked.at(-1)
    const isEqual = before !== undefined && byResult({ ...before, score: before.score ?? 0 }, entry) === 0
    ranked.push({ ...entry, rank: isEqual ? before.rank : index + 1 })
  }
  const others = entries.filter((entry) => !judged.includes(entry))
  return [...ranked, ...others.map((entry) => ({ ...entry, score: null, rank: null }))]
}

interface Result {
  score: number
  meanZ: number | null
}

const byResult = (a: Result, b: Result) => b.score - a.score || (b.meanZ ?? 0) - (a.meanZ ?? 0)

/** Min–max to 0–100 in steps of a score. If all values are equal, all get 100. */
function normOf(values: readonly number[]): (value: number) => number {
  const min = values.reduce((least, value) => Math.min(least, value), Infinity)
  const max = values.reduce((max, value) => Math.max(max, value), -Infinity)
  return (value) => (max === min ? full : ((value - min) / (max - min)) * full)
}

export interface PrizeInput {
  id: string
  basis: PrizeBasis
  /** Null: all groups together. */
  group: string | null
  count: number
}

export interface Award {
  prize: string
  entry: string
  author: string
}

/**
 * Awards the prizes in order. For score prizes, each author gets at most one and the next in rank moves up; the
 * public's prize may come in addition. The rules of the contest decide how equal results get a prize.
 */
export function awardPrizes(
  ranked: readonly RankedEntry[],
  prizes: readonly PrizeInput[],
  tie: TieRule,
): Award[] {
  const awards: Award[] = []
  const winners = new Set<string>()
  const taken = new Set<string>()
  for (const prize of prizes) {
    const { id, basis, count } = prize
    const isVotes = basis === bases.votes
    const line = prizeLine(ranked, prize)
    const isEqual = (a: RankedEntry, b: RankedEntry) =>
      isVotes ? a.cleanVotes === b.cleanVotes : a.score === b.score && a.meanZ === b.meanZ
    const seen = isVotes ? new Set<string>() : winners
    let given = 0
    let last: RankedEntry | null = null
    for (const entry of line) {
      const isShared = tie === ties.both && last !== null && isEqual(last, entry)
      if (given >= count && !isShared) break
      if (seen.has(entry.author) || (!isVotes && taken.has(entry.entry))) continue
      awards.push({ prize: id, entry: entry.entry, author: entry.author })
      seen.add(entry.author)
      if (!isVotes) taken.add(entry.entry)
      last = entry
      given++
    }
  }
  return awards
}

/** The candidates for a prize, in order. */
export function prizeLine(ranked: readonly RankedEntry[], { basis, group }: PrizeInput): RankedEntry[] {
  const isVotes = basis === bases.votes
  const inGroup = ranked.filter((entry) => group === null || entry.group === group)
  return (isVotes ? inGroup.filter(({ cleanVotes }) => cleanVotes > 0) : inGroup.filter(isRanked)).toSorted(
    isVotes
      ? (a, b) => b.cleanVotes - a.cleanVotes || a.order - b.order
      : (a, b) => byResult({ ...a, score: a.score ?? 0 }, { ...b, score: b.score ?? 0 }) || a.order - b.order,
  )
}

const isRanked = ({ rank }: RankedEntry): boolean => rank !== null

/** A score as shown. */
export const scoreText = (score: number): string => (score / scoreUnit).toFixed(1)
