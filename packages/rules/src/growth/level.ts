/** Levels are shown as apertures: Lv.1 is f/22, Lv.10 is f/0.95. */
const levelFStops = [22, 16, 11, 8, 5.6, 4, 2.8, 2, 1.4, 0.95] as const

export const lastLevel = levelFStops.length

/** Features unlocked by level, with their lowest level. */
export const unlocks = {
  vote: 2,
  video: 2,
  messageAnyone: 2,
  article: 3,
  voteByVirtualPhone: 3,
  createCircle: 4,
  tiledWatermark: 4,
  startMatch: 5,
  earlySignUp: 7,
  largeCircle: 8,
} as const

export type Unlock = keyof typeof unlocks

/** Level for an amount of experience, 1–10. @param thresholds experience at which each level begins, from Lv.1 */
export function levelAt(thresholds: readonly number[], exp: number): number {
  return Math.max(1, thresholds.filter((threshold) => threshold <= exp).length)
}

/** Experience missing for the next level; 0 at the last one. `level` is the displayed one, which never falls. */
export function expToNext(thresholds: readonly number[], exp: number, level: number): number {
  const next = thresholds[level]
  return next === undefined ? 0 : Math.max(0, next - exp)
}

/** The f-number of a level. Levels outside 1–10 are clamped. */
export function fStopOf(level: number): number {
  const index = Math.min(Math.max(Math.trunc(level), 1), lastLevel) - 1
  return levelFStops[index] ?? levelFStops[0]
}

/** Max people that a member of a level can follow. */
export function followLimit(level: number): number {
  return level >= 7 ? 5000 : 2000
}

const bonusFromLevel = 5

/** The coins of a task at a level: 15 % more from Lv.5 on, rounded down. */
export function taskCoins(coins: number, level: number): number {
  return level >= bonusFromLevel ? Math.floor((coins * 115) / 100) : coins
}
