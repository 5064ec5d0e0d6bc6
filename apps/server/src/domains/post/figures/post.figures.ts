import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../../figures/figure.ts'

/** Posts in any state, including those refused or deleted since. */
export const postFigures: readonly Figure[] = [
  {
    name: 'posts',
    count: (db, range) => countPerDay(db, range, { rows: sql`from publish`, at: sql`created_at` }),
  },
  {
    name: 'photographs',
    count: (db, range) =>
      countPerDay(db, range, {
        rows: sql`from publish join publish_picture on publish_picture.publish_id = publish.id`,
        at: sql`publish.created_at`,
      }),
  },
]
