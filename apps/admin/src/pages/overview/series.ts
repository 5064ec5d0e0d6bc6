import type { FigureName, Figures } from '@guangquan/contract'

type Values = readonly (number | null)[]

export interface Series {
  values: Values
  /** Of the days before. */
  before: Values
  /** One number for all days, and for the previous days; null if nothing is known. */
  total: number | null
  totalBefore: number | null
}

/** Makes a series from the server's counts. */
export type SeriesOf = (figures: Figures) => Series

/** The total. */
export function sum(name: FigureName): SeriesOf {
  return (figures) => ofPair(valuesOf(figures, name), (values) => added(values))
}

/** The value at the end. */
export function level(name: FigureName): SeriesOf {
  return (figures) =>
    ofPair(valuesOf(figures, name), (values) => values.findLast((value) => value !== null) ?? null)
}

/** Parts of a whole; days whose part is not known yet are excluded. */
export function ratio(part: FigureName, whole: FigureName): SeriesOf {
  return (figures) => {
    const parts = valuesOf(figures, part)
    const wholes = valuesOf(figures, whole)
    const values = divided(parts.values, wholes.values)
    const before = divided(parts.before, wholes.before)
    return {
      values,
      before,
      total: meanOf(parts.values, wholes.values),
      totalBefore: meanOf(parts.before, wholes.before),
    }
  }
}

/** The growth compared with the previous days; null if it is not meaningful. */
export function growth({ total, totalBefore }: Series): number | null {
  if (total === null || totalBefore === null || totalBefore === 0) return null
  return total / totalBefore - 1
}

interface Pair {
  values: Values
  before: Values
}

function valuesOf({ figures, days }: Figures, name: FigureName): Pair {
  return (
    figures.find((one) => one.name === name) ?? { values: days.map(() => null), before: days.map(() => null) }
  )
}

function ofPair({ values, before }: Pair, total: (values: Values) => number | null): Series {
  return { values, before, total: total(values), totalBefore: total(before) }
}

function added(values: Values): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((all, value) => all + value, 0)
}

function divided(parts: Values, wholes: Values): Values {
  return parts.map((part, at) => {
    const whole = wholes[at] ?? 0
    return part === null || whole === 0 ? null : part / whole
  })
}

function meanOf(parts: Values, wholes: Values): number | null {
  const whole = added(wholes.filter((_, at) => parts[at] != null)) ?? 0
  const part = added(parts)
  return part === null || whole === 0 ? null : part / whole
}
