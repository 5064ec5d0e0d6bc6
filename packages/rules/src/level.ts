/** Experience that each of the ten levels begins at; index 0 is Lv.1. */
export const levelThresholds = [0, 100, 300, 700, 1500, 3000, 6000, 12_000, 24_000, 48_000] as const

/** Levels are shown as apertures: Lv.1 is f/22, Lv.10 is f/0.95. */
export const levelFStops = [22, 16, 11, 8, 5.6, 4, 2.8, 2, 1.4, 0.95] as const

export const lastLevel = levelThresholds.length

/** What a level opens, with the lowest level that has it. */
export const unlocks = {
  vote: 2,
  video: 2,
  messageStrangers: 2,
  article: 3,
  voteByVirtualPhone: 3,
  createCircle: 4,
  tiledWatermark: 4,
  startMatch: 5,
  earlySignUp: 7,
  largeCircle: 8,
} as const

export type Unlock = keyof typeof unlocks

/** Level that an amount of experience earns, 1–10. */
export function levelOf(exp: number): number {
  return Math.max(1, levelThresholds.filter((threshold) => threshold <= exp).length)
}

/** Experience still missing to the next level; 0 at the last one. `level` is the one shown, which never falls. */
export function expToNext(exp: number, level: number): number {
  const next = levelThresholds[level]
  return next === undefined ? 0 : Math.max(0, next - exp)
}

/** The f-number a level is shown as. Levels outside 1–10 are taken as the nearest. */
export function fStopOf(level: number): number {
  const index = Math.min(Math.max(Math.trunc(level), 1), lastLevel) - 1
  return levelFStops[index] ?? levelFStops[0]
}

/** Whether a level has what it takes for a thing. */
export function hasUnlocked(level: number, what: Unlock): boolean {
  return level >= unlocks[what]
}

/** How many members one may follow. */
export function followLimit(level: number): number {
  return level >= 7 ? 5000 : 2000
}
