/** Half points of one criterion; null while it is not marked. */
export type Half = number | null

export const maxHalves = 20

/** The mark after a key: digits give whole points, 0 gives ten; arrows move by half a point. Null for other keys. */
export function halfAfterKey(key: string, half: Half): number | null {
  if (/^\d$/.test(key)) return (key === '0' ? 10 : Number(key)) * 2
  if (key === 'ArrowUp') return Math.min(maxHalves, half === null ? maxHalves / 2 : half + 1)
  if (key === 'ArrowDown') return Math.max(0, half === null ? maxHalves / 2 : half - 1)
  return null
}

/** `8.5`, or the text before there is a mark. */
export const halfText = (half: Half): string => (half === null ? '未打分' : (half / 2).toFixed(1))

/** The weighted whole of all criteria with one digit; null until each is marked: it would lead the other marks. */
export function totalText(halves: readonly Half[], weights: readonly number[]): string | null {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0 || halves.length !== weights.length) return null
  let sum = 0
  for (const [index, half] of halves.entries()) {
    if (half === null) return null
    sum += half * (weights[index] ?? 0)
  }
  return (sum / whole / 2).toFixed(1)
}

/** How long a work was looked at: `0:42`. */
export function shownText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
