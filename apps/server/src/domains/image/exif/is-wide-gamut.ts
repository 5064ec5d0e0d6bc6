/** The primaries of sRGB as in profiles: x and y, adapted to D50. */
const srgb = [
  [0.6484, 0.3309],
  [0.3212, 0.5979],
  [0.1559, 0.066],
] as const

/** Primaries this far outside sRGB's triangle are another gamut; less is rounding. */
const tolerance = 0.01

/** Whether a colour profile describes colours outside sRGB. Print and grey profiles do not count. */
export function isWideGamut(profile: Buffer): boolean {
  if (profile.length < 132 || profile.toString('latin1', 16, 20) !== 'RGB ') return false
  const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) => chromaticity(profile, tag))
  return primaries.some((primary) => primary !== null && distanceOutside(primary) > tolerance)
}

type Point = readonly [number, number]

function chromaticity(profile: Buffer, tag: string): Point | null {
  const count = Math.min(profile.readUInt32BE(128), 64)
  for (let at = 132; at < 132 + count * 12 && at + 12 <= profile.length; at += 12) {
    if (profile.toString('latin1', at, at + 4) !== tag) continue
    const start = profile.readUInt32BE(at + 4)
    if (start + 20 > profile.length) return null
    const [x, y, z] = [8, 12, 16].map((offset) => profile.readInt32BE(start + offset) / 65_536)
    const sum = (x ?? 0) + (y ?? 0) + (z ?? 0)
    return sum === 0 ? null : [(x ?? 0) / sum, (y ?? 0) / sum]
  }
  return null
}

/** How far a point is outside the nearest edge of sRGB's triangle; 0 inside. */
function distanceOutside(point: Point): number {
  const edges: [Point, Point][] = [
    [srgb[0], srgb[1]],
    [srgb[1], srgb[2]],
    [srgb[2], srgb[0]],
  ]
  // The primaries are counter-clockwise, so the right side of an edge is outside.
  return Math.max(0, ...edges.map(([from, to]) => rightOf(from, to, point)))
}

function rightOf(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return ((point[0] - from[0]) * dy - (point[1] - from[1]) * dx) / Math.hypot(dx, dy)
}
