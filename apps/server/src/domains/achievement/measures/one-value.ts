import type { RawBuilder } from 'kysely'
import type { Queryable } from '../../../db/client.ts'
import type { MedalMeasure } from '../medal-measure.ts'

interface OneValue {
  memberId: string
  value: number
}

/** Declares a measure without arguments. @param select columns "memberId" and value of these members */
export function oneValue(
  name: string,
  events: MedalMeasure['events'],
  select: (memberIds: readonly string[], now: Date) => RawBuilder<OneValue>,
): MedalMeasure {
  return {
    name,
    events,
    read: async (db: Queryable, { memberIds, args, now }) => {
      const { rows } = await select(memberIds, now).execute(db)
      return rows.map(({ memberId, value }) => ({ memberId, values: args.map(() => value) }))
    },
  }
}
