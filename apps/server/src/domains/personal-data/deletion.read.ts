import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { coinsOfMember } from '../standing/index.ts'

/** Figures for the sentences about what a deletion costs. */
export async function loadDeletionLosses(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<{ coins: number; level: number; publishCount: number }> {
  const [losses] = await lossesOf(db, { memberId, now })
  if (losses === undefined) throw new Error('the member does not exist')
  return losses
}

const lossesOf = preparedQuery<
  { memberId: string; now: Date },
  { coins: number; level: number; publishCount: number }
>('member.losses', (db, param) =>
  db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', '=', sql<string>`${param('memberId')}::uuid`)
    .select([
      coinsOfMember(sql<Date>`${param('now')}::timestamptz`),
      'level',
      'publish_count as publishCount',
    ]),
)

/** Members whose cooling-off has ended, including those whose erasing was interrupted. */
export async function listDueErasures(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .where('erase_at', '<=', now)
    .select('id')
    .orderBy('erase_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
