import { medalSymbols, type MedalName, type MedalSymbol } from './medal-symbols.ts'
import { repeat, stops, tag } from './svg.ts'

/** 0 not won, then bronze, silver and gold. */
export type MedalMetal = 0 | 1 | 2 | 3

const size = 96
const centre = size / 2
const enamelRadius = 33

interface Metal {
  light: string
  body: string
  shade: string
  deep: string
}

const metals: Readonly<Record<1 | 2 | 3, Metal>> = {
  1: { light: '#f6d6bb', body: '#c08457', shade: '#8a5230', deep: '#54301b' },
  2: { light: '#ffffff', body: '#bcc4c7', shade: '#7f888c', deep: '#4a5256' },
  3: { light: '#fff3c9', body: '#e2b04a', shade: '#a8741f', deep: '#654208' },
}

/** Enamel in the tints of lens coatings, light and deep, by group of medals. */
const coats = {
  growth: ['#8f7fe0', '#3d2f8c'],
  works: ['#eeb155', '#8f5208'],
  topics: ['#5fb78b', '#1c5a3c'],
  exposure: ['#55b8d4', '#125a72'],
  gear: ['#5a6266', '#14181a'],
  events: ['#4f9fd6', '#164674'],
  matches: ['#d9695c', '#6f1f1c'],
  people: ['#d574a0', '#702448'],
} as const

const groups: Readonly<Record<keyof typeof coats, readonly MedalName[]>> = {
  growth: ['newcomer', 'streak', 'years', 'level'],
  works: ['shutter', 'writer', 'film', 'picked', 'crowd', 'collector'],
  topics: ['landscape', 'portrait', 'street', 'wildlife', 'night', 'macro'],
  exposure: ['wideOpen', 'longExposure', 'highIso', 'closeUp', 'prime', 'allFocal'],
  gear: ['firstCamera', 'lensSet', 'passport', 'oldFriend'],
  events: ['checkIn', 'lectures', 'cityWalker'],
  matches: ['contender', 'shortlisted', 'goldLens', 'popular'],
  people: ['mentor', 'circleOwner', 'guardian', 'scout', 'quiz'],
}

const coatOf = (name: MedalName): readonly string[] => {
  const group = Object.entries(groups).find(([, names]) => names.includes(name))?.[0] ?? 'growth'
  return Object.entries(coats).find(([key]) => key === group)?.[1] ?? coats.growth
}

/** Draws a medal as an SVG document of 96 px: a knurled ring, enamel and a white sign; grey lines until it is won. */
export function drawMedal(name: MedalName, metal: MedalMetal): string {
  const symbol: MedalSymbol = medalSymbols[name]
  const drawing = metal === 0 ? drawLocked(symbol) : drawWon(symbol, metals[metal], coatOf(name), metal)
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}` }, drawing)
}

function drawWon(symbol: MedalSymbol, metal: Metal, coat: readonly string[], tier: number): string {
  const ring = { cx: centre, cy: centre }
  const diagonal = { x1: 0.12, y1: 0.06, x2: 0.88, y2: 0.94 }
  return [
    tag(
      'defs',
      {},
      [
        tag(
          'linearGradient',
          { id: 'm', ...diagonal },
          stops([metal.light, metal.body, metal.shade, metal.body, metal.light, metal.body, metal.shade]),
        ),
        tag('linearGradient', { id: 'b', ...diagonal }, stops([metal.deep, metal.shade, metal.light])),
        tag('radialGradient', { id: 'e', cx: 0.42, cy: 0.3, r: 0.8 }, stops(coat)),
        tag(
          'linearGradient',
          { id: 'h', x1: 0, y1: 0, x2: 0, y2: 1 },
          [
            tag('stop', { offset: 0, 'stop-color': '#fff', 'stop-opacity': 0.5 }),
            tag('stop', { offset: 1, 'stop-color': '#fff', 'stop-opacity': 0.03 }),
          ].join(''),
        ),
      ].join(''),
    ),
    // The knurled rim, as on the rings of a lens.
    tag('circle', { ...ring, r: 45.6, fill: metal.deep }),
    tag('circle', {
      ...ring,
      r: 45,
      fill: 'none',
      stroke: 'url(#m)',
      'stroke-width': 4.6,
      pathLength: 240,
      'stroke-dasharray': '1.3 .7',
    }),
    tag('circle', { ...ring, r: 42.8, fill: 'url(#m)', stroke: metal.deep, 'stroke-width': 0.6 }),
    // The bevel towards the enamel, lit from the other side.
    tag('circle', { ...ring, r: 35.6, fill: 'url(#b)' }),
    tag('circle', { ...ring, r: enamelRadius, fill: 'url(#e)' }),
    drawBlades(),
    tag('circle', {
      ...ring,
      r: enamelRadius - 0.4,
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.28,
      'stroke-width': 0.8,
    }),
    drawSign(symbol, { color: '#000', opacity: 0.28, width: 1.7, dy: 0.9 }),
    drawSign(symbol, { color: '#fff', opacity: 1, width: 1.7, dy: 0 }),
    // The one highlight, on the upper edge of the enamel.
    tag('path', {
      d: 'M17.6 40.8a31.4 31.4 0 0 1 60.8 0c-17-12.4-43.8-12.4-60.8 0z',
      fill: 'url(#h)',
    }),
    drawTier(tier, metal),
  ].join('')
}

/** The blades of an iris, pressed into the enamel. */
function drawBlades(): string {
  const d = repeat(7, (index) => {
    const turn = (degrees: number, radius: number) => {
      const angle = ((degrees - 90) * Math.PI) / 180
      return `${round(centre + radius * Math.cos(angle))} ${round(centre + radius * Math.sin(angle))}`
    }
    const start = (index * 360) / 7
    return `M${turn(start, 17)}L${turn(start + 62, enamelRadius)}`
  })
  return tag('path', { d, stroke: '#fff', 'stroke-opacity': 0.13, 'stroke-width': 0.9, fill: 'none' })
}

/** The tier for those who cannot tell the metals apart: one, two or three beads at the lower edge of the ring. */
function drawTier(tier: number, metal: Metal): string {
  return repeat(tier, (index) => {
    const angle = ((180 + (index - (tier - 1) / 2) * 9 - 90) * Math.PI) / 180
    const [cx, cy] = [centre + 39.2 * Math.cos(angle), centre + 39.2 * Math.sin(angle)]
    return tag('circle', { cx, cy, r: 1.9, fill: metal.light, stroke: metal.deep, 'stroke-width': 0.7 })
  })
}

// A grey that is visible in both themes, because a picture cannot follow the theme.
const grey = '#7c8588'

function drawLocked(symbol: MedalSymbol): string {
  return [
    tag('circle', { cx: centre, cy: centre, r: 42.6, fill: grey, 'fill-opacity': 0.08 }),
    tag('circle', {
      cx: centre,
      cy: centre,
      r: 44.6,
      fill: 'none',
      stroke: grey,
      'stroke-width': 1.6,
      pathLength: 88,
      'stroke-dasharray': '1 1',
    }),
    tag('circle', { cx: centre, cy: centre, r: 35, fill: 'none', stroke: grey, 'stroke-opacity': 0.4 }),
    drawSign(symbol, { color: grey, opacity: 1, width: 1.2, dy: 0, hollow: true }),
  ].join('')
}

interface Ink {
  color: string
  opacity: number
  width: number
  dy: number
  /** Solids are outlines only. */
  hollow?: boolean
}

function drawSign({ lines = '', solids = '' }: MedalSymbol, ink: Ink): string {
  const scale = 1.66
  const offset = centre - 12 * scale
  const stroke = {
    stroke: ink.color,
    'stroke-width': ink.width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  return tag(
    'g',
    {
      transform: `translate(${round(offset)} ${round(offset + ink.dy)}) scale(${scale})`,
      opacity: ink.opacity === 1 ? undefined : ink.opacity,
      fill: 'none',
    },
    [
      lines === '' ? '' : tag('path', { d: lines, ...stroke }),
      solids === ''
        ? ''
        : ink.hollow === true
          ? tag('path', { d: solids, ...stroke })
          : tag('path', { d: solids, fill: ink.color, 'fill-rule': 'evenodd' }),
    ].join(''),
  )
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Names of the medals. */
export const medalNames: readonly MedalName[] = [...Object.values(groups).flat(), 'hidden']
