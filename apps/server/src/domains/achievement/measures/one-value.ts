import { dayOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import { anyOf, preparedQuery } from '../../../db/prepared-query.ts'
import type { MedalMeasure } from '../medal-measure.ts'

interface OneValue {
  memberId: string
  value: number
}

/** Declares a measure without arguments. @param select columns "memberId" and value of members whose id is one of these */
export function oneValue(
  name: string,
  events: MedalMeasure['events'],
  select: (memberIds: RawBuilder<string>, today: RawBuilder<string>) => RawBuilder<OneValue>,
): MedalMeasure {
  const valuesOf = preparedQuery<{ memberIds: readonly string[]; today: string }, OneValue>(
    `measure.${name}`,
    (db, param) => {
      const query = select(anyOf(param('memberIds')), sql`${param('today')}::date`)
      return { compile: () => query.compile(db) }
    },
  )
  return {
    name,
    events,
    read: async (db, { memberIds, args, now }) => {
      const rows = await valuesOf(db, { memberIds, today: dayOf(now) })
      return rows.map(({ memberId, value }) => ({ memberId, values: args.map(() => value) }))
    },
  }
}
