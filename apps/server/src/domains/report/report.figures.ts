import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'

const rows = sql`from report`
const decided = sql`decided_at`

export const reportFigures: readonly Figure[] = [
  { name: 'reports', count: (db, range) => countPerDay(db, range, { rows, at: sql`created_at` }) },
  { name: 'decidedReports', count: (db, range) => countPerDay(db, range, { rows, at: decided }) },
  {
    name: 'decisionSeconds',
    count: (db, range) =>
      countPerDay(db, range, {
        rows,
        at: decided,
        value: sql`sum(extract(epoch from decided_at - created_at))`,
      }),
  },
]
