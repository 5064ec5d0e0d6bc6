import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'

export const staffFigures: readonly Figure[] = [
  {
    name: 'failedStaffSignIns',
    count: (db, range) =>
      countPerDay(db, range, {
        rows: sql`from (select created_at from staff_act where act = 'staff.signInFailed') as failed`,
        at: sql`created_at`,
      }),
  },
]
