import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import type { Gear } from './list-gear.ts'

const max = 10

/** Cameras or lenses whose name contains every word of the text, shortest names first. */
export async function suggestGear(
  db: Queryable,
  { kind, keyword }: { kind: 'camera' | 'lens'; keyword: string },
): Promise<Gear[]> {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)
  let query = db.selectFrom(kind).select(['id', 'name'])
  for (const word of words) query = query.where(sql<boolean>`position(${word} in lower(name)) > 0`)
  return query
    .orderBy(sql`length(name)`)
    .orderBy('name')
    .orderBy('id')
    .limit(max)
    .execute()
}
