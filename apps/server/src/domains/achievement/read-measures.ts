import type { EventName } from '../../events/catalogue.ts'
import type { Queryable } from '../../db/client.ts'
import { medalMeasures, type MeasureArgs } from './medal-measure.ts'

interface Rule {
  id: string
  measure: string | null
  args: MeasureArgs
}

/** Values of members by rule: `get(rule.id)?.get(memberId)`. */
export type Values = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * Reads the measures of the rules, each in one statement for all its rules and members.
 * @param after only rules that this event may affect
 */
export async function readMeasures(
  db: Queryable,
  rules: readonly Rule[],
  { memberIds, now, after }: { memberIds: readonly string[]; now: Date; after?: EventName | undefined },
): Promise<Values> {
  const read = medalMeasures.get().map(async (measure) => {
    if (after !== undefined && measure.events.length > 0 && !measure.events.includes(after)) return []
    const own = rules.filter((rule) => rule.measure === measure.name)
    if (own.length === 0) return []
    const found = await measure.read(db, { memberIds, args: own.map(({ args }) => args), now })
    return own.map(
      ({ id }, index) =>
        [id, new Map(found.map((row) => [row.memberId, row.values[index] ?? 0] as const))] as const,
    )
  })
  return new Map((await Promise.all(read)).flat())
}
