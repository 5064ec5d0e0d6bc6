/** Ranges of camera data, inclusive, in the units of the photo wall's filter. */
export interface GearRanges {
  fMin?: number
  fMax?: number
  /** Millimetres. */
  focalMin?: number
  focalMax?: number
  isoMin?: number
  isoMax?: number
  /** Seconds. */
  secMin?: number
  secMax?: number
}

/** A parsed search text: words, gear by name, and ranges of camera data. */
export interface GearQuery extends GearRanges {
  words: string
  camera?: string
  lens?: string
  /** A figure with contradictory conditions: `f<=2 f>=4`. Its range is that of the first. */
  conflict?: Figure
}

export type Figure = 'f' | 'focal' | 'iso' | 'sec'

export const figures = ['f', 'focal', 'iso', 'sec'] as const satisfies readonly Figure[]

/** Plausible bounds of each figure. */
export const gearBounds: Readonly<Record<Figure, { min: number; max: number; step: number }>> = {
  f: { min: 0.5, max: 64, step: 0.01 },
  focal: { min: 1, max: 3000, step: 0.01 },
  iso: { min: 1, max: 4_000_000, step: 1 },
  sec: { min: 0, max: 86_400, step: 0 },
}

const keys: Readonly<Record<string, Figure | 'camera' | 'lens'>> = {
  相机: 'camera',
  机身: 'camera',
  camera: 'camera',
  镜头: 'lens',
  lens: 'lens',
  光圈: 'f',
  f: 'f',
  aperture: 'f',
  焦距: 'focal',
  focal: 'focal',
  iso: 'iso',
  感光度: 'iso',
  快门: 'sec',
  曝光: 'sec',
  shutter: 'sec',
}

const tokenPattern = /(?:[^\s"]|"[^"]*")+/g
const keyed = /^(\p{L}+)(?!\p{L})[:：]?(.*)$/su
const operators = /^(<=|>=|<|>|=|≤|≥)?(.+)$/s
const number = String.raw`(?:f\/?)?(\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?)(?:mm|s)?`
const single = new RegExp(`^${number}$`)
const span = new RegExp(`^${number}(?:-|~|\\.\\.)${number}$`)
const bareFocal = /^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)mm$/

/**
 * Parses a search text: `夜景 相机:X100V f<=2 50-85mm iso>3200 快门:1/60-1`. Everything that is not a condition remains a
 * word, so no input is lost. All conditions on one thing apply: `相机:佳能 相机:R5` is a camera with both words in its name.
 */
export function parseGearQuery(text: string): GearQuery {
  const words: string[] = []
  let query: GearQuery = { words: '' }
  for (const [token] of text.normalize('NFKC').matchAll(tokenPattern)) {
    const condition = readToken(token)
    if (condition === null) words.push(token.replaceAll('"', ' ').trim())
    else query = both(query, condition)
  }
  return { ...query, words: words.filter((word) => word !== '').join(' ') }
}

/** The query as text, without a conflict; `parseGearQuery` returns an equal query for it. */
export function formatGearQuery(query: GearQuery): string {
  const quoted = (value: string) => (/\s/.test(value) ? `"${value}"` : value)
  const parts = [query.words]
  if (query.camera !== undefined) parts.push(`相机:${quoted(query.camera)}`)
  if (query.lens !== undefined) parts.push(`镜头:${quoted(query.lens)}`)
  parts.push(
    ...formatRange('光圈', query.fMin, query.fMax, String),
    ...formatRange('焦距', query.focalMin, query.focalMax, String),
    ...formatRange('ISO', query.isoMin, query.isoMax, String),
    ...formatRange('快门', query.secMin, query.secMax, formatShutter),
  )
  return parts.filter((part) => part !== '').join(' ')
}

/** Seconds as photographers write them: 0.004 is `1/250`. */
export function formatShutter(seconds: number): string {
  if (seconds <= 0 || seconds >= 0.3) return String(Math.round(seconds * 10) / 10)
  const parts = 1 / seconds
  return `1/${parts < 10 ? Math.round(parts * 10) / 10 : Math.round(parts)}`
}

/** Whether the query contains anything besides words. */
export function hasGear({ words: _words, ...rest }: GearQuery): boolean {
  return Object.values(rest).some((value) => value !== undefined)
}

function readToken(token: string): Partial<GearQuery> | null {
  const lower = token.toLowerCase()
  if (bareFocal.test(lower)) return readRange('focal', lower)
  const [, letters = '', rest = ''] = keyed.exec(lower) ?? []
  const subject = keys[letters]
  if (subject === undefined || rest === '') return null
  if (subject === 'camera' || subject === 'lens') {
    const name = token
      .slice(token.length - rest.length)
      .replace(/^[:=]|"/g, '')
      .replaceAll('"', '')
      .trim()
    return token.length > letters.length + rest.length && name !== '' ? { [subject]: name } : null
  }
  // Without an operator it is a word: f1.4 and iso400 occur in many texts.
  const signed = lower.length > letters.length + rest.length || /^[<>=≤≥]/.test(rest) || span.test(rest)
  return signed ? readRange(subject, rest) : null
}

function readRange(figure: Figure, text: string): Partial<GearQuery> | null {
  const both = span.exec(text)
  if (both !== null) {
    const ends = [readNumber(both[1]), readNumber(both[2])].toSorted((a, b) => a - b)
    return rangeOf(figure, ends[0], ends[1])
  }
  const [, operator = '=', value = ''] = operators.exec(text) ?? []
  const found = single.exec(value)
  if (found === null) return null
  const at = readNumber(found[1])
  const { step } = gearBounds[figure]
  switch (operator) {
    case '<=':
    case '≤':
      return rangeOf(figure, undefined, at)
    case '>=':
    case '≥':
      return rangeOf(figure, at, undefined)
    case '<':
      return rangeOf(figure, undefined, step === 0 ? at * 0.999 : round(at - step))
    case '>':
      return rangeOf(figure, step === 0 ? at * 1.001 : round(at + step), undefined)
    default:
      // Fractions are stored rounded: 1/60 as 0.0166…
      return figure === 'sec' ? rangeOf(figure, at * 0.98, at * 1.02) : rangeOf(figure, at, at)
  }
}

function readNumber(text = ''): number {
  const [above = '', below = '1'] = text.split('/')
  return Number(above) / Number(below)
}

const round = (value: number) => Math.round(value * 100) / 100

function rangeOf(figure: Figure, from?: number, to?: number): Partial<GearQuery> | null {
  const { min, max } = gearBounds[figure]
  const isInside = (value: number | undefined) =>
    value === undefined || (Number.isFinite(value) && value >= min && value <= max)
  if (!isInside(from) || !isInside(to)) return null
  if (figure === 'iso' && [from, to].some((value) => value !== undefined && !Number.isInteger(value))) {
    return null
  }
  return {
    ...(from === undefined ? {} : { [`${figure}Min`]: from }),
    ...(to === undefined ? {} : { [`${figure}Max`]: to }),
  }
}

function both(query: GearQuery, { camera, lens, ...range }: Partial<GearQuery>): GearQuery {
  if (camera !== undefined) return { ...query, camera: joined(query.camera, camera) }
  if (lens !== undefined) return { ...query, lens: joined(query.lens, lens) }
  const next = { ...query }
  for (const figure of figures) {
    const min = outer(Math.max, query[`${figure}Min`], range[`${figure}Min`])
    const max = outer(Math.min, query[`${figure}Max`], range[`${figure}Max`])
    if (min !== undefined && max !== undefined && min > max) {
      return { ...query, conflict: query.conflict ?? figure }
    }
    if (min !== undefined) next[`${figure}Min`] = min
    if (max !== undefined) next[`${figure}Max`] = max
  }
  return next
}

function joined(name: string | undefined, further: string): string {
  return name === undefined || name === further ? further : `${name} ${further}`
}

function outer(pick: (...values: number[]) => number, ...ends: (number | undefined)[]): number | undefined {
  const known = ends.filter((end) => end !== undefined)
  return known.length === 0 ? undefined : pick(...known)
}

function formatRange(
  key: string,
  from: number | undefined,
  to: number | undefined,
  format: (value: number) => string,
): string[] {
  if (from !== undefined && to !== undefined) {
    return [`${key}:${from === to ? format(from) : `${format(from)}-${format(to)}`}`]
  }
  if (from !== undefined) return [`${key}:>=${format(from)}`]
  return to === undefined ? [] : [`${key}:<=${format(to)}`]
}
