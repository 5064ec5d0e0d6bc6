import { gearKey, type GearDirectory } from './gear-directory.ts'
import type { Gear } from './list-gear.ts'
import type { WrittenName } from './written-name.ts'

const max = 3
/** Below this two names have little in common. */
const minSimilarity = 0.4

/** Entries that a written name may mean, the most similar first: by pairs of letters in common. */
export function suggestEntries({ gear }: GearDirectory, { kind, make, name }: WrittenName): Gear[] {
  const pairs = [pairsOf(gearKey(name)), pairsOf(gearKey(`${make ?? ''} ${name}`))]
  return gear
    .filter((one) => one.kind === kind)
    .map(({ id, name: called, brand }) => {
      const names = [pairsOf(gearKey(called)), pairsOf(gearKey(`${brand} ${called}`))]
      const score = Math.max(...pairs.flatMap((a) => names.map((b) => similarity(a, b))))
      return { id, name: called, score }
    })
    .filter(({ score }) => score >= minSimilarity)
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, max)
    .map(({ id, name: called }) => ({ id, name: called }))
}

function pairsOf(key: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(at, at + 2)))
}

/** Sørensen–Dice: 0 for nothing in common, 1 for the same pairs. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0
  const common = [...a].filter((pair) => b.has(pair)).length
  return (2 * common) / (a.size + b.size)
}
