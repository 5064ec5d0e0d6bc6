import { reviewKind, type ReviewKind } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** An open case, for the command line. */
export interface OpenCase {
  kind: ReviewKind
  targetId: string
  causes: string[]
  reportCount: number
  openedAt: Date
}

const max = 200

/** Open cases in the order of the queue; at most 200. */
export async function listOpenCases(db: Queryable): Promise<OpenCase[]> {
  const rows = await db
    .selectFrom('review_case')
    .where('decided_at', 'is', null)
    .select(['kind', 'target_id', 'causes', 'report_count', 'opened_at'])
    .orderBy(sql`-priority`)
    .orderBy('opened_at')
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map((row) => ({
    kind: reviewKind.parse(row.kind),
    targetId: row.target_id,
    causes: row.causes,
    reportCount: row.report_count,
    openedAt: row.opened_at,
  }))
}
