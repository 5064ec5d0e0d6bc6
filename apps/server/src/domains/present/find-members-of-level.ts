import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { unlockLevel } from '../standing/index.ts'

const atOnce = 500

/**
 * Active members who have a level and its permissions, some at a time, by id: those whose earlier days are not counted have
 * every permission.
 * @param of.afterId the last of the batch before
 */
export async function findMembersOfLevel(
  db: Queryable,
  { level, afterId }: { level: number; afterId: string },
): Promise<{ memberIds: string[]; isLast: boolean }> {
  const { rows } = await sql<{ id: string }>`select id from member
    where status = 1 and level >= ${level} and ${unlockLevel} >= ${level} and id > ${afterId}
    order by id limit ${sql.lit(atOnce)}`.execute(db)
  return { memberIds: rows.map((row) => row.id), isLast: rows.length < atOnce }
}
