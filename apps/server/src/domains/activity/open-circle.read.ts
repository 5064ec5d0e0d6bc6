import { circleStates } from '@guangquan/contract'
import type { Queryable } from '../../db/client.ts'

/** The open circle of an activity; null without one. */
export async function findOpenCircle(
  db: Queryable,
  id: string | null,
): Promise<{ id: string; title: string } | null> {
  if (id === null) return null
  const row = await db
    .selectFrom('circle')
    .where('id', '=', id)
    .where('status', '=', circleStates.open)
    .select(['id', 'title'])
    .executeTakeFirst()
  return row ?? null
}
