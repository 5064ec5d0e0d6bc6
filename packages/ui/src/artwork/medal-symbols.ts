import { at, polar } from './svg.ts'

/** A sign on a grid of 24: lines are stroked, solids filled. */
export interface MedalSymbol {
  lines?: string
  solids?: string
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const box = (x: number, y: number, width: number, height: number, r = 0) =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** A star with five points. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [dx, dy] = polar(0, index % 2 === 0 ? r : r * 0.42, index * 36)
    return at([x + dx, y + dy])
  })
  return `M${points.join('L')}z`
}

/** The iris of the brand: the opening is a solid, its blades are lines. */
function iris(open: number): MedalSymbol {
  const outer = 9
  const inner = 1.1 + open * (outer - 2.6)
  const count = 7
  const corner = (index: number) => polar(12, inner, (index * 360) / count)
  const blades = Array.from({ length: count }, (_, index) => {
    const [[x1, y1], [x2, y2]] = [corner(index), corner(index + 1)]
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
    const along = (x1 - 12) * dx + (y1 - 12) * dy
    const reach = -along + Math.sqrt(along ** 2 - inner ** 2 + outer ** 2)
    return `M${at([x1, y1])}L${at([x1 + dx * reach, y1 + dy * reach])}`
  })
  const opening = Array.from({ length: count }, (_, index) => at(corner(index))).join('L')
  return { lines: `${circle(12, 12, outer)}${blades.join('')}`, solids: `M${opening}z` }
}

const petal = (angle: number) => {
  const [x, y] = polar(10.5, 3.3, angle)
  return circle(Math.round(x * 10) / 10, Math.round(y * 10) / 10, 1.45)
}
const camera = `${box(3, 8, 18, 11.5, 2)}M8.2 8l1.6-3h4.4l1.6 3`
const pin =
  'M12 3a6.6 6.6 0 0 0-6.6 6.6c0 4.7 4.7 9.2 6.6 11.4 1.9-2.2 6.6-6.7 6.6-11.4a6.6 6.6 0 0 0-6.6-6.6z'
const shield = 'M12 3l7.5 2.6v5.6c0 4.6-3 7.8-7.5 9.8-4.5-2-7.5-5.2-7.5-9.8v-5.6z'
const bubble =
  'M5.5 4.5h13a1.8 1.8 0 0 1 1.8 1.8v8.4a1.8 1.8 0 0 1-1.8 1.8h-5.7l-4.3 3.7v-3.7h-3a1.8 1.8 0 0 1-1.8-1.8v-8.4a1.8 1.8 0 0 1 1.8-1.8z'
const corners =
  'M4 8.5v-2.7a1.8 1.8 0 0 1 1.8-1.8h2.7M15.5 4h2.7a1.8 1.8 0 0 1 1.8 1.8v2.7M20 15.5v2.7a1.8 1.8 0 0 1-1.8 1.8h-2.7M8.5 20h-2.7a1.8 1.8 0 0 1-1.8-1.8v-2.7'
const dotRows = [2.1, 1.7, 1.3, 0.9].map((radius, row) =>
  [0, 1, 2, 3].map((column) => circle(4.8 + column * 4.8, 4.8 + row * 4.8, radius - column * 0.16)).join(''),
)

/** The sign of each medal, by id. A new medal is a row of the table and a line here. */
export const medalSymbols = {
  newcomer: { lines: corners, solids: `${circle(12, 9.9, 2.5)}M7.2 17a4.8 4 0 0 1 9.6 0z` },
  streak: {
    solids:
      'M12.6 2.6c.4 3.6 5 5.6 5 11.1a5.6 5.6 0 0 1-11.2 0c0-2.6 1.2-4.4 2.7-5.8.2 1.7.7 2.7 1.7 3.3-.4-3.2.2-6.4 1.8-8.6z',
  },
  years: { lines: `${circle(12, 12, 9)}${circle(12, 12, 5.7)}`, solids: circle(12, 12, 2.4) },
  level: iris(0.38),
  shutter: { lines: `${camera}${circle(12, 13.6, 3.7)}`, solids: circle(17.8, 10.9, 0.9) },
  writer: { lines: 'M12 3l4.3 8.3-2.5 6.7h-3.6l-2.5-6.7zM12 3.5v7.2M8.5 21h7', solids: circle(12, 12, 1.4) },
  film: {
    lines: `${box(3, 5, 18, 14, 1.8)}M6.8 5v14M17.2 5v14M3 9.7h3.8M3 14.3h3.8M17.2 9.7h3.8M17.2 14.3h3.8`,
    solids: 'M10.3 9l4.6 3-4.6 3z',
  },
  picked: { solids: star(12, 12.4, 9.4) },
  crowd: {
    solids: 'M12 20.3c-5-3.4-9-6.9-9-11.3a4.9 4.9 0 0 1 9-2.7 4.9 4.9 0 0 1 9 2.7c0 4.4-4 7.9-9 11.3z',
  },
  collector: { lines: 'M9.5 3.6h8.7v13.6', solids: 'M5.8 6.8h9v14.2l-4.5-3.4-4.5 3.4z' },
  landscape: {
    lines: 'M2.8 19.2h18.4',
    solids: `M3.4 17.7l5.9-9.3 3.5 5.2 2.1-2.8 5.7 6.9z${circle(16.6, 6.6, 2.1)}`,
  },
  portrait: { solids: `${circle(12, 8.1, 4)}M4.8 20.4c.5-4.7 3.3-6.9 7.2-6.9s6.7 2.2 7.2 6.9z` },
  street: {
    lines: 'M12 12v6.3a2.1 2.1 0 0 1-4.2 0M12 3v1.5',
    solids:
      'M3 12.5a9 8.4 0 0 1 18 0c-1.5-1.3-3-1.3-4.5 0-1.5-1.3-3-1.3-4.5 0-1.5-1.3-3-1.3-4.5 0-1.5-1.3-3-1.3-4.5 0z',
  },
  wildlife: {
    lines: 'M4 20.5c2.3-5 5.3-8.3 9.8-10.7',
    solids:
      'M6.5 17.3c-2.7-7.3 3.2-13 13.7-13.3.8 9.4-4.2 15.7-11.2 14.4 1.5-3.3 3.3-5.7 5.4-7.6-3 1.3-5.7 3.4-7.9 6.5z',
  },
  night: {
    lines: 'M18.2 3.4v4.4M16 5.6h4.4',
    solids: 'M13.2 4.1a8.3 8.3 0 1 0 7.3 11.4 6.9 6.9 0 0 1-7.3-11.4z',
  },
  macro: {
    lines: 'M12 13v8M12 20c-2.9 0-5-1.5-5.5-4.2M12 18.6c2.4 0 4.4-1.2 5-3.5',
    solids: 'M12 13.6c-3.3 0-5.4-2.3-5.4-5.8v-4.2l2.8 2.4 2.6-3 2.6 3 2.8-2.4v4.2c0 3.5-2.1 5.8-5.4 5.8z',
  },
  wideOpen: iris(0.92),
  longExposure: {
    lines: 'M4 3.8a16.2 16.2 0 0 1 16.2 16.2M4 9a11 11 0 0 1 11 11M4 14.2a5.8 5.8 0 0 1 5.8 5.8',
    solids: circle(4.9, 19.1, 1.8),
  },
  highIso: { solids: dotRows.join('') },
  closeUp: {
    lines: `${circle(10.5, 10.5, 7)}M15.7 15.7l5 5`,
    solids: `${circle(10.5, 10.5, 1.5)}${[0, 72, 144, 216, 288].map((angle) => petal(angle)).join('')}`,
  },
  prime: {
    lines: `${box(6.5, 3, 11, 4.6, 1)}${box(5, 7.6, 14, 9)}${box(7.4, 16.6, 9.2, 4.2, 0.8)}`,
    solids: 'M8 9.8h1.4v4.6h-1.4zM11.3 9.8h1.4v4.6h-1.4zM14.6 9.8h1.4v4.6h-1.4z',
  },
  allFocal: {
    lines:
      'M12 19.5l-9-11M12 19.5l-4.6-14.6M12 19.5l4.6-14.6M12 19.5l9-11M3 8.5c5-5.7 13-5.7 18 0M6.9 13.2c3-3.2 7.2-3.2 10.2 0',
    solids: circle(12, 19.5, 1.9),
  },
  firstCamera: { lines: camera, solids: `${circle(12, 13.6, 3.9)}M16.7 10.2h2.2v1.5h-2.2z` },
  lensSet: {
    lines: `${circle(12, 8.4, 4.9)}${circle(7.4, 15.6, 4.9)}${circle(16.6, 15.6, 4.9)}`,
    solids: `${circle(12, 8.4, 1.6)}${circle(7.4, 15.6, 1.6)}${circle(16.6, 15.6, 1.6)}`,
  },
  passport: {
    lines: `${box(5.2, 3, 13.6, 18, 1.8)}${circle(12, 10.2, 3.5)}M9 16.9h6`,
    solids: circle(12, 10.2, 1.3),
  },
  oldFriend: {
    lines: `${box(2.8, 5.5, 18.4, 13, 1.8)}M13.5 10h4.7M13.5 13.8h3.2`,
    solids: 'M8 15.3c-2.3-1.6-3.6-2.9-3.6-4.5a2 2 0 0 1 3.6-1.1 2 2 0 0 1 3.6 1.1c0 1.6-1.3 2.9-3.6 4.5z',
  },
  checkIn: { lines: pin, solids: circle(12, 9.6, 2.6) },
  lectures: {
    lines: `${box(3, 4, 18, 11.5, 1.2)}M12 15.5v2.3M7.7 21l4.3-3.2 4.3 3.2M6.8 8.3h5`,
    solids: 'M14.5 8.5l3 1.9-3 1.9z',
  },
  cityWalker: {
    lines: 'M2.6 20.5h18.8',
    solids: 'M4 19.5v-7.5h3.6v7.5zM8.8 19.5v-13l3.2-3 3.2 3v13zM16.4 19.5v-10h3.6v10z',
  },
  contender: { lines: 'M5.8 21v-17.5', solids: 'M7 4.2h12.6l-2.8 4.2 2.8 4.2h-12.6z' },
  shortlisted: { lines: box(3.5, 3.5, 17, 17, 1.2), solids: star(12, 12.3, 5.6) },
  goldLens: {
    lines: `${circle(12, 12, 9)}${circle(12, 12, 5.8)}M8.7 9.9a4 4 0 0 1 2-1.7`,
    solids: circle(12, 12, 2.5),
  },
  popular: { lines: 'M4.6 20h14.8', solids: 'M4.4 17.5l-1.4-10.3 5.1 3.7 3.9-7 3.9 7 5.1-3.7-1.4 10.3z' },
  mentor: { lines: `${bubble}M8.3 10.6l2.7 2.6 4.8-5` },
  circleOwner: {
    lines: circle(12, 12.5, 7.6),
    solids: `${circle(12, 4.9, 2.7)}${circle(5.4, 16.3, 2.7)}${circle(18.6, 16.3, 2.7)}`,
  },
  guardian: { lines: `${shield}M8.4 11.9l2.6 2.6 4.7-5.2` },
  scout: {
    lines: 'M18.3 6.3v6M15.3 9.3h6',
    solids: `${circle(9.3, 8.3, 3.7)}M2.7 20c.5-4.4 3-6.5 6.6-6.5s6.1 2.1 6.6 6.5z`,
  },
  quiz: {
    lines: 'M9.5 18.2h5M10.3 21h3.4M9.5 15.6c0-1.7-3.1-3-3.1-6.7a5.6 5.6 0 0 1 11.2 0c0 3.7-3.1 5-3.1 6.7z',
    solids: circle(12, 8.9, 1.7),
  },
  hidden: { lines: 'M8 8.7a4 4 0 1 1 6 3.5c-1.3.8-2 1.6-2 3.1', solids: circle(12, 19.2, 1.3) },
} as const satisfies Record<string, MedalSymbol>

export type MedalName = keyof typeof medalSymbols
