import { foldSearch } from '@guangquan/rules/search-fold'
import type { App } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import { listGear } from '../gear-catalogue/index.ts'

export type GearKind = 'camera' | 'lens'

export interface NamedGear {
  kind: GearKind
  id: string
  name: string
  folded: string
}

const cache = { name: 'gear_names', max: 1, ttlMs: 60_000 }
const max = 50

/** Cameras and lenses of the catalogue with folded names, at most a minute old. */
export const allGear = memoize(cache, async (app): Promise<NamedGear[]> => {
  const { cameras, lenses } = await listGear(app.db)
  const named =
    (kind: GearKind) =>
    ({ id, name }: { id: string; name: string }) => ({ kind, id, name, folded: foldSearch(name).text })
  return [...cameras.map(named('camera')), ...lenses.map(named('lens'))]
})

/**
 * Ids of gear whose name contains every part of a text: `50/1.4` matches a 50mm f/1.4, `x100` every X100. A number
 * matches only as a whole: 50 does not match 150mm.
 */
export async function findGear(app: App, kind: GearKind, text: string): Promise<string[]> {
  const parts = foldSearch(text)
    .text.split(/[ /]/)
    .filter((part) => part !== '')
  if (parts.length === 0) return []
  const gear = await allGear(app, 'all')
  return gear
    .filter((one) => one.kind === kind && parts.every((part) => containsPart(one.folded, part)))
    .slice(0, max)
    .map((one) => one.id)
}

/** Whether a folded name contains a part; the part's digits must not be within a longer number. */
export function containsPart(name: string, part: string): boolean {
  const isDigit = (sign: string | undefined) => sign !== undefined && /[\d.]/.test(sign)
  for (let at = name.indexOf(part); at >= 0; at = name.indexOf(part, at + 1)) {
    const cutsBefore = isDigit(part[0]) && isDigit(name[at - 1])
    const cutsAfter = isDigit(part.at(-1)) && isDigit(name[at + part.length])
    if (!cutsBefore && !cutsAfter) return true
  }
  return false
}
