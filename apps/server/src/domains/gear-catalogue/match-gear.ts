import { foldGearName, gearKey, type GearDirectory, type NamedGear } from './gear-directory.ts'
import { hasPart, partsOf } from './gear-parts.ts'

const none: ReadonlySet<NamedGear> = new Set()

/** The gear named by a whole text, `5D3` or `X100V`, or by each of its words: `佳能 5D3`. Empty if a word is no name. */
export function namedGear({ byKey }: GearDirectory, text: string): NamedGear[] {
  const whole = byKey.get(gearKey(text))
  if (whole !== undefined) return [...whole]
  const [first = none, ...others] = partsOf(foldGearName(text)).map((part) => byKey.get(part) ?? none)
  return [...first].filter((one) => others.every((found) => found.has(one)))
}

/**
 * The gear that a text names or, without any, the gear whose maker and name contain each of its words, or that has such
 * a colloquial name: `50/1.4` finds a 50mm f/1.4, `适马 35` every 35 mm of that maker.
 */
export function matchGear(directory: GearDirectory, text: string): NamedGear[] {
  const named = namedGear(directory, text)
  if (named.length > 0) return named
  const parts = partsOf(foldGearName(text))
  if (parts.length === 0) return []
  return directory.gear.filter((one) =>
    parts.every((part) => hasPart(one.folded, part) || (directory.byKey.get(part)?.has(one) ?? false)),
  )
}

/** Completions of a text, first those that begin with it, then the shortest. */
export function completeGear(directory: GearDirectory, text: string): NamedGear[] {
  const folded = foldGearName(text)
  const parts = partsOf(folded)
  if (parts.length === 0) return []
  // A nickname that is not complete yet.
  const begin = gearKey(text)
  const begun = [...directory.byKey].filter(([key]) => key.startsWith(begin))
  const called = new Set(begun.flatMap(([, found]) => [...found]))
  const exact = new Set(namedGear(directory, text))
  const isFound = (one: NamedGear) =>
    called.has(one) ||
    parts.every((part) => hasPart(one.folded, part) || (directory.byKey.get(part)?.has(one) ?? false))
  const rank = (one: NamedGear) => (exact.has(one) ? 0 : one.folded.includes(folded) ? 1 : 2)
  return directory.gear
    .filter(isFound)
    .toSorted((a, b) => rank(a) - rank(b) || a.name.length - b.name.length || (a.id < b.id ? -1 : 1))
}
