import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** Numbers of open reports by target; targets without reports are missing. */
export async function countOpenReports(
  db: Queryable,
  reportType: number,
  targetIds: readonly string[],
): Promise<Map<string, number>> {
  if (targetIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('report')
    .where('report_type', '=', reportType)
    .where('target_id', 'in', targetIds)
    .where('status', '=', sql.lit(1))
    .groupBy('target_id')
    .select((eb) => ['target_id', eb.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map((row) => [row.target_id, row.count]))
}
