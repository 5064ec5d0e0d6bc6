import { arc, at, polar, repeat, stops, tag } from './svg.ts'

const size = 400
const centre = size / 2
// The portrait ends at 156, the clear centre at 140; a frame begins on the edge of the portrait.
const inner = 152
const outer = 197

const film = '#14110d'
const filmPrint = '#f0a53c'
const steel = ['#ffffff', '#aeb6b9', '#6f787c', '#d9dedf', '#8d9699']
const gold = ['#fff3c9', '#e2b04a', '#a8741f', '#f4d98c', '#a8741f']

const ring = (radius: number, width: number, stroke: string, more: Record<string, string | number> = {}) =>
  tag('circle', {
    cx: centre,
    cy: centre,
    r: radius,
    fill: 'none',
    stroke,
    'stroke-width': width,
    ...more,
  })
const band = (stroke: string, more: Record<string, string | number> = {}) =>
  ring((inner + outer) / 2, outer - inner, stroke, more)
const metal = (id: string, colors: readonly string[]) =>
  tag('linearGradient', { id, x1: 0.1, y1: 0, x2: 0.9, y2: 1 }, stops(colors))
const turned = (degrees: number, content: string) =>
  tag('g', { transform: `rotate(${Math.round(degrees * 100) / 100} ${centre} ${centre})` }, content)
const defs = (content: string) => tag('defs', {}, content)

/** The scale of a lens: one lit mark for each level, on black. */
function levelScale(level: number, rim: readonly string[]): string {
  const width = 25
  const marks = repeat(10, (index) => {
    const middle = (index - 4.5) * 31
    const lit = index < level
    return tag('path', {
      d: arc(centre, 174, middle - width / 2, middle + width / 2),
      fill: 'none',
      stroke: lit ? filmPrint : '#3b352c',
      'stroke-width': lit ? 17 : 11,
    })
  })
  return [
    defs(metal('r', rim)),
    band(film),
    marks,
    ring(outer - 2, 5, 'url(#r)'),
    ring(inner + 1.5, 4, 'url(#r)'),
    // The index at the foot of the scale.
    tag('path', { d: 'M200 397l-9-14h18z', fill: '#f4f1ea' }),
  ].join('')
}

/** The mount of a lens: a steel flange with its screws and the red index. */
function mount(): string {
  const screws = repeat(4, (index) => {
    const [cx, cy] = polar(centre, 175, 45 + index * 90)
    return [
      tag('circle', { cx, cy, r: 9, fill: '#5d666a', stroke: '#e9ecec', 'stroke-width': 2 }),
      tag('path', {
        d: `M${at([cx - 5, cy - 3])}L${at([cx + 5, cy + 3])}`,
        stroke: '#e9ecec',
        'stroke-width': 3,
      }),
    ].join('')
  })
  const lugs = repeat(3, (index) =>
    tag('path', {
      d: arc(centre, 160, 18 + index * 120, 82 + index * 120),
      fill: 'none',
      stroke: '#4d5559',
      'stroke-width': 11,
    }),
  )
  return [
    defs(metal('s', steel)),
    band('url(#s)'),
    ring(outer - 1.5, 3, '#4d5559'),
    ring(inner + 1.5, 3, '#4d5559'),
    lugs,
    screws,
    tag('circle', { cx: centre, cy: 25, r: 11, fill: '#d8372b', stroke: '#7d1510', 'stroke-width': 2 }),
    tag('circle', { cx: 196.5, cy: 21.5, r: 3, fill: '#ff9a8f' }),
  ].join('')
}

/** A wreath of gold around a gold ring. */
function wreath(): string {
  const leaf = 'M200 4c12 8 13 25 0 38-13-13-12-30 0-38z'
  const leaves = repeat(11, (index) => {
    const angle = 26 + index * 14
    const one = (turn: number, lean: number) =>
      turned(
        turn,
        tag('path', {
          d: leaf,
          fill: 'url(#g)',
          stroke: '#7c5410',
          'stroke-width': 1.5,
          transform: `rotate(${lean} 200 24)`,
        }),
      )
    return one(angle, 58) + one(-angle, -58)
  })
  return [
    defs(metal('g', gold)),
    ring(inner + 5, 10, 'url(#g)'),
    ring(inner + 5, 1.5, '#7c5410'),
    leaves,
    // The front lens at the top.
    tag('circle', { cx: centre, cy: 25, r: 22, fill: '#1b2a33', stroke: 'url(#g)', 'stroke-width': 6 }),
    tag('circle', { cx: centre, cy: 25, r: 10, fill: '#6a57c9', 'fill-opacity': 0.8 }),
    tag('circle', { cx: 194, cy: 19, r: 4, fill: '#fff', 'fill-opacity': 0.85 }),
  ].join('')
}

/** Twelve months in the tints of lens coatings. */
function months(): string {
  const coats = ['#6a57c9', '#2e93b0', '#3e9469', '#d08a2e', '#b5517a', '#6a57c9']
  return [
    defs(
      tag('linearGradient', { id: 'c', x1: 0, y1: 0.1, x2: 1, y2: 0.9 }, stops(coats)) + metal('s', steel),
    ),
    band('url(#c)'),
    ring((inner + outer) / 2, 12, '#fff', { 'stroke-opacity': 0.18 }),
    repeat(12, (index) =>
      turned(
        index * 30,
        tag('path', {
          d: index === 0 ? 'M200 3v44' : 'M200 8v16',
          stroke: '#fff',
          'stroke-width': index === 0 ? 8 : 5,
        }),
      ),
    ),
    ring(outer - 2, 4, 'url(#s)'),
    ring(inner + 2, 4, 'url(#s)'),
  ].join('')
}

/** A ring in two tones with signs around it. */
function season(tones: readonly [string, string, string], sign: string, angles: readonly number[]): string {
  const [dark, body, light] = tones
  return [
    defs(tag('linearGradient', { id: 't', x1: 0, y1: 0, x2: 1, y2: 1 }, stops([light, body, dark, body]))),
    ring(inner + 11, 20, 'url(#t)'),
    ring(inner + 22, 2.5, dark, { 'stroke-opacity': 0.7 }),
    ring(inner + 1.5, 2.5, dark, { 'stroke-opacity': 0.5 }),
    ...angles.map((angle) => turned(angle, sign)),
  ].join('')
}

/** A blossom of five petals with its centre at the top of the ring. */
const blossom = [
  repeat(5, (index) =>
    tag('path', {
      d: 'M200 30c-11-7-12-21-4-25l4 5 4-5c8 4 7 18-4 25z',
      fill: '#ffd7e4',
      stroke: '#c9527f',
      'stroke-width': 1.5,
      transform: `rotate(${index * 72} 200 30)`,
    }),
  ),
  tag('circle', { cx: 200, cy: 30, r: 5, fill: '#c9527f' }),
].join('')

const sunRays = tag('path', {
  d: 'M200 3l8 21h-16z',
  fill: '#ffd45e',
  stroke: '#c27f00',
  'stroke-width': 1.5,
})

/** A leaf of a ginkgo. */
const ginkgo = tag('path', {
  d: 'M200 50c-1-9-3-15-7-19-9 1-17-3-21-9 4-12 15-18 26-17l2 10 2-10c11-1 22 5 26 17-4 6-12 10-21 9-4 4-6 10-7 19z',
  fill: '#f3b233',
  stroke: '#8f5208',
  'stroke-width': 2,
})

const crystalPath = [0, 60, 120, 180, 240, 300]
  .map((angle) => {
    const [tip, left, right, fork] = [
      polar(0, 24, angle),
      polar(0, 20, angle - 24),
      polar(0, 20, angle + 24),
      polar(0, 12, angle),
    ].map(([x, y]) => `${Math.round(200 + x)} ${Math.round(28 + y)}`)
    return `M200 28L${tip}M${left}L${fork}L${right}`
  })
  .join('')
/** A crystal of snow; its edge stands out from a white page. */
const crystal = (
  [
    ['#2b4d7e', 8],
    ['#fff', 4],
  ] as const
)
  .map(([stroke, width]) =>
    tag('path', {
      d: crystalPath,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )
  .join('')

/** The rim of a film: perforations and the amber print of the edge. */
function filmRoll(): string {
  return [
    band(film),
    repeat(24, (index) =>
      turned(index * 15, tag('rect', { x: 192, y: 9, width: 16, height: 18, rx: 4, fill: '#f4f1ea' })),
    ),
    ring(inner + 9, 5, filmPrint, { pathLength: 240, 'stroke-dasharray': '6 2 1 1 2 8' }),
    ring(outer - 0.5, 2, '#3b352c'),
    ring(inner + 1, 2, '#3b352c'),
  ].join('')
}

/** The brackets of a viewfinder with its scales, one of them lit. */
function viewfinder(): string {
  const corner = tag('path', { d: 'M28 92V28H92', fill: 'none', 'stroke-linejoin': 'round' })
  const bracket = (stroke: string, width: number) =>
    tag(
      'g',
      { stroke, 'stroke-width': width, 'stroke-linecap': 'round' },
      repeat(4, (index) => turned(index * 90, corner)),
    )
  return [
    ring(inner + 6, 12, '#101314'),
    ring(inner + 6, 12, '#e9ecec', { pathLength: 360, 'stroke-dasharray': '1 5' }),
    ring(inner + 13, 2, '#8c9496'),
    bracket('#101314', 17),
    bracket('#f2a93b', 10),
    tag('path', { d: 'M200 4l11 19h-22z', fill: '#f2a93b', stroke: '#101314', 'stroke-width': 3 }),
  ].join('')
}

const around = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + (index * 360) / count)

const drawings = {
  level4: () => levelScale(4, ['#e3b48f', '#8a5230', '#c08457', '#54301b']),
  level7: () => levelScale(7, steel),
  level10: () => levelScale(10, gold),
  owner: mount,
  goldLens: wreath,
  annual: months,
  spring: () => season(['#2f7a52', '#6cba8c', '#c9ecd6'], blossom, [-52, -18, 14, 120, 196, 228]),
  summer: () => season(['#0f6a8a', '#37a9cc', '#b4ecf7'], sunRays, around(24)),
  autumn: () => season(['#7a3d0b', '#c9762a', '#f5c77d'], ginkgo, [-58, -20, 22, 110, 150, 226]),
  winter: () => season(['#2b4d7e', '#6f9fd0', '#e3f1fb'], crystal, around(6, 15)),
  filmRoll,
  viewfinder,
} as const

export type FrameName = keyof typeof drawings

/** Names of the frames, in the order in which they are shown. */
export const frameNames = [
  'level4',
  'level7',
  'level10',
  'owner',
  'goldLens',
  'annual',
  'spring',
  'summer',
  'autumn',
  'winter',
  'filmRoll',
  'viewfinder',
] as const satisfies readonly FrameName[]

/** Draws a frame as an SVG document of 400 px with a transparent centre of 280. */
export function drawFrame(name: FrameName): string {
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}` }, drawings[name]())
}
