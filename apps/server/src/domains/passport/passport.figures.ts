import { transferStates } from '@guangquan/contract'
import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'

/** Gear handed over by the day on which its buyer took it, and photographs with the number of lost gear. */
export const passportFigures: readonly Figure[] = [
  {
    name: 'transfers',
    count: (db, range) =>
      countPerDay(db, range, {
        rows: sql`from (select ended_at from gear_transfer where state = ${sql.lit(transferStates.done)}) as transfer`,
        at: sql`ended_at`,
      }),
  },
  {
    name: 'sightings',
    count: (db, range) => countPerDay(db, range, { rows: sql`from gear_sighting`, at: sql`created_at` }),
  },
]
