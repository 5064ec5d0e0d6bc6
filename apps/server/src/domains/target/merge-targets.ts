import type { TargetPart } from './target-kind.ts'

/**
 * Merges the parts of each kind of target.
 * @throws when two domains define the same part, two kinds share a number, or a kind has no owner
 */
export function mergeTargets(parts: readonly TargetPart[]): TargetPart[] {
  const kinds = [...Map.groupBy(parts, (part) => part.name)].map(([name, ofKind]) => {
    const merged: TargetPart = { name }
    for (const { name: _name, ...part } of ofKind) {
      const twice = Object.keys(part).find((key) => key in merged)
      if (twice !== undefined) throw new Error(`two domains give ${twice} of the target ${name}`)
      Object.assign(merged, part)
    }
    return merged
  })
  const unowned = kinds.find((kind) => kind.findOwner === undefined)
  if (unowned !== undefined) throw new Error(`no domain finds the owner of the target ${unowned.name}`)
  const numbers = kinds.flatMap((kind) => kind.targetTypes ?? [])
  if (new Set(numbers).size < numbers.length) throw new Error('two targets have one targetType')
  return kinds
}
