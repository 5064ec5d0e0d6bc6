import { sql, type RawBuilder } from 'kysely'

/** SQL: the experience at which each level begins on a day, from Lv.1. */
export function thresholdsOn(day: string): RawBuilder<number[]> {
  return sql<number[]>`(select thresholds from level_scale where effective_on <= ${day}::date
    order by effective_on desc limit 1)`
}
