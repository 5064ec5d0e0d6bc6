/** a, b, c, d of a display matrix. */
export type Turn = readonly [a: number, b: number, c: number, d: number]

/** Rotation for display in degrees clockwise: 0, 90, 180 or 270. */
export function rotationOf([a, b, c, d]: Turn): number {
  const [across, down] = [Math.hypot(a, c), Math.hypot(b, d)]
  if (across === 0 || down === 0) return 0
  const degrees = (Math.atan2(b / down, a / across) * 180) / Math.PI
  return (Math.round(degrees / 90) * 90 + 360) % 360
}

/** Filters that rotate a picture upright, including mirrored ones: those that ffmpeg itself inserts. */
export function uprightFilters(turn: Turn | null): string[] {
  if (turn === null) return []
  const [a, , c, d] = turn
  switch (rotationOf(turn)) {
    case 90:
      return [c > 0 ? 'transpose=cclock_flip' : 'transpose=clock']
    case 270:
      return [c < 0 ? 'transpose=clock_flip' : 'transpose=cclock']
    case 180:
      return [...(a < 0 ? ['hflip'] : []), ...(d < 0 ? ['vflip'] : [])]
    default:
      return d < 0 ? ['vflip'] : []
  }
}
