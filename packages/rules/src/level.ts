/** Experience at which each of the ten levels begins; index 0 is Lv.1. */
export const levelThresholds = [0, 100, 300, 700, 1500, 3000, 6000, 12_000, 24_000, 48_000] as const

/** Levels are shown as apertures: Lv.1 is f/22, Lv.10 is f/0.95. */
const levelFStops = [22, 16, 11, 8, 5.6, 4, 2.8, 2, 1.4, 0.95] as const

export const lastLevel = levelThresholds.length

/** Features unlocked by level, with the lowest level that has them. */
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

/** Level for an amount of experience, 1–10. */
export function levelOf(exp: number): number {
  return Math.max(1, levelThresholds.filter((threshold) => threshold <= exp).length)
}

/** Experience missing for the next level; 0 at the last one. `level` is the displayed one, which never falls. */
export function expToNext(exp: number, level: number): number {
  const next = levelThresholds[level]
  return next === undefined ? 0 : Math.max(0, next - exp)
}

/** The f-number a level is shown as. Levels outside 1–10 are clamped. */
export function fStopOf(level: number): number {
  const index = Math.min(Math.max(Math.trunc(level), 1), lastLevel) - 1
  return levelFStops[index] ?? levelFStops[0]
}

/** Whether a level has unlocked a feature. */
export function hasUnlocked(level: number, what: Unlock): boolean {
  return level >= unlocks[what]
}

/** How many members one may follow at a level. */
export function followLimit(level: number): number {
  return level >= 7 ? 5000 : 2000
}
