import type { Match } from './find-posts.read.ts'

const dayMs = 24 * 3600_000
/** A post of this age weighs half of a new one. */
const halfLifeDays = 365

/** Puts matches in order: what matched times how new it is, or heat. Equal ones by id, the larger first. @param at epoch milliseconds */
export function rankMatches(
  matches: readonly Match[],
  by: 'relevance' | 'hot',
  at: number,
): (Match & { score: number })[] {
  return matches
    .map((match) => ({ ...match, score: by === 'hot' ? match.hot : relevanceOf(match, at) }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
}

function relevanceOf({ weight, created_at }: Match, at: number): number {
  const days = Math.max(0, (at - created_at.getTime()) / dayMs)
  // Rounded, so that the score in a cursor is the score computed at the next page.
  return Number(((weight * halfLifeDays) / (halfLifeDays + days)).toFixed(9))
}
