import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'

/** Registrations, and applications for activities, by the day on which they were sent, in any state. */
export const productFigures: readonly Figure[] = [
  {
    name: 'registrations',
    count: (db, range) => countPerDay(db, range, { rows: sql`from user_product`, at: sql`created_at` }),
  },
  {
    name: 'productApplications',
    count: (db, range) =>
      countPerDay(db, range, { rows: sql`from product_application`, at: sql`created_at` }),
  },
]
