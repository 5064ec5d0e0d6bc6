import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** How many members have read the notices of each of these targets, of a kind that is written once per member. */
export async function countRead(
  db: Queryable,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    count: number
  }>`select target_id as id, count(*)::int as count from notice
    where once and target_id = any(${ids}::uuid[]) and target_kind = ${kind} and read_at is not null
    group by target_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
