import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** Those of these targets of one kind with two open reports. */
export async function findReportedTwice(
  db: Queryable,
  reportType: number,
  targetIds: readonly string[],
): Promise<Set<string>> {
  if (targetIds.length === 0) return new Set()
  const { rows } = await sql<{ target_id: string }>`
    select target_id from report
    where report_type = ${reportType} and status = 1 and target_id = any(${targetIds}::uuid[])
    group by target_id having count(*) >= 2`.execute(db)
  return new Set(rows.map((row) => row.target_id))
}
