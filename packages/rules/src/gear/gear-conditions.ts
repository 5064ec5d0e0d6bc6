import {
  figures,
  formatGearQuery,
  gearBounds,
  parseGearQuery,
  type Figure,
  type GearQuery,
  type GearRanges,
} from './gear-query.ts'

export type GearConditionName = 'camera' | 'lens' | Figure

/** A condition of a query. */
export interface GearCondition {
  name: GearConditionName
  /** The condition as typed: `光圈:<=2`. */
  text: string
  without: GearQuery
}

/** The conditions of a query, without its words, in a fixed order. */
export function gearConditions({ conflict: _conflict, ...query }: GearQuery): GearCondition[] {
  const names: GearConditionName[] = ['camera', 'lens', ...figures]
  return names.flatMap((name) => {
    const keys = keysOf(name)
    const entries = Object.entries(query)
    const own = entries.filter(([key, value]) => keys.includes(key) && value !== undefined)
    if (own.length === 0) return []
    const others = entries.filter(([key]) => !keys.includes(key))
    return [
      {
        name,
        text: formatGearQuery({ words: '', ...Object.fromEntries(own) }),
        without: { ...Object.fromEntries(others), words: query.words },
      },
    ]
  })
}

const keysOf = (name: GearConditionName) =>
  name === 'camera' || name === 'lens' ? [name] : [`${name}Min`, `${name}Max`]

/** The factor of one step: a stop, or for focal lengths a few paces of the photographer. */
const stopFactors: Readonly<Record<Figure, number>> = { f: Math.SQRT2, focal: 1.25, iso: 2, sec: 2 }

/** A query with every range wider by some stops at both ends; null without ranges. */
export function widenRanges(query: GearQuery, stops: number): GearQuery | null {
  const wider: GearRanges = {}
  for (const figure of figures) {
    const { min, max, step } = gearBounds[figure]
    const factor = stopFactors[figure] ** stops
    const rounded = (value: number) => (step === 0 ? value : Number(value.toFixed(step === 1 ? 0 : 1)))
    const from = query[`${figure}Min`]
    const to = query[`${figure}Max`]
    if (from !== undefined) wider[`${figure}Min`] = Math.max(min, rounded(from / factor))
    if (to !== undefined) wider[`${figure}Max`] = Math.min(max, rounded(to * factor))
  }
  if (Object.keys(wider).length === 0) return null
  // As it would be typed, so that the address of its search finds the same.
  return parseGearQuery(formatGearQuery({ ...query, ...wider }))
}
