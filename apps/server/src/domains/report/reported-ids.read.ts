import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { cappedCount } from '../../db/paging.ts'

/** Targets of one kind with open reports, those reported last first; at most 1,000. */
export async function listReportedIds(db: Queryable, reportType: number): Promise<string[]> {
  const { rows } = await sql<{ target_id: string }>`
    select target_id from report where report_type = ${sql.lit(reportType)} and status = 1
    group by target_id order by max(created_at) desc limit ${sql.lit(cappedCount)}`.execute(db)
  return rows.map((row) => row.target_id)
}
