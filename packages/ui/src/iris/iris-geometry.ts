const blades = 7
const centre = 12
const radius = 10.6

export type Point = readonly [x: number, y: number]

/**
 * The iris in a box of 24, opened from 0 to 1: the corners of the opening, the first at the top, and for each the far
 * end of its blade edge, the intersection of the ray through the next corner with the outer circle.
 */
export function irisGeometry(open: number): { corners: Point[]; ends: Point[] } {
  const reach = 1.1 + open * (radius - 3)
  const corners = Array.from({ length: blades }, (_, blade): Point => {
    const angle = ((-90 + (blade * 360) / blades) * Math.PI) / 180
    return [centre + reach * Math.cos(angle), centre + reach * Math.sin(angle)]
  })
  const ends = corners.map((corner, blade) => throughTo(corner, corners[(blade + 1) % blades] ?? corner))
  return { corners, ends }
}

/** One SVG path: the blade edges, with the opening as a closed shape when `withOpening`. */
export function irisPath(open: number, withOpening: boolean): string {
  const { corners, ends } = irisGeometry(open)
  const edges = corners.map((corner, blade) => `M${print(corner)}L${print(ends[blade] ?? corner)}`)
  return withOpening ? `${openingPath(corners)}${edges.join('')}` : edges.join('')
}

/** The opening alone. */
export function openingPath(corners: readonly Point[]): string {
  return `M${corners.map(print).join('L')}Z`
}

/** The opening as one path. */
export function openingOutline(open: number): string {
  return openingPath(irisGeometry(open).corners)
}

/** The seven blades as areas, each with the angle at which it stands, in degrees. */
export function bladePaths(open: number): { d: string; angle: number }[] {
  const { corners, ends } = irisGeometry(open)
  return corners.map((corner, blade) => {
    const next = (blade + 1) % blades
    const [nextCorner, end, nextEnd] = [corners[next] ?? corner, ends[blade] ?? corner, ends[next] ?? corner]
    const d = `M${print(corner)}L${print(end)}A${radius} ${radius} 0 0 1 ${print(nextEnd)}L${print(nextCorner)}Z`
    return { d, angle: (blade * 360) / blades }
  })
}

function throughTo(from: Point, through: Point): Point {
  const direction = [through[0] - from[0], through[1] - from[1]] as const
  const length = Math.hypot(direction[0], direction[1])
  const unit = [direction[0] / length, direction[1] / length] as const
  const offset = [from[0] - centre, from[1] - centre] as const
  const along = offset[0] * unit[0] + offset[1] * unit[1]
  const outside = offset[0] ** 2 + offset[1] ** 2 - radius ** 2
  const distance = -along + Math.sqrt(along ** 2 - outside)
  return [from[0] + unit[0] * distance, from[1] + unit[1] * distance]
}

function print([x, y]: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}
