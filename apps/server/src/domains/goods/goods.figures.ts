import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'

/** Orders of benefits and goods by day, also those that were cancelled later. */
export const goodsFigures: readonly Figure[] = [
  {
    name: 'orders',
    count: (db, range) => countPerDay(db, range, { rows: sql`from goods_order`, at: sql`created_at` }),
  },
]
