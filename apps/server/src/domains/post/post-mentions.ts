import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { readMentions } from '../mention/index.ts'
import { isReadablePost } from './visible-posts.ts'

/** Members a post mentions; none when it does not exist. */
export async function findPostMentions(db: Queryable, id: string): Promise<string[]> {
  const row = await db.selectFrom('publish').select('mentions').where('id', '=', id).executeTakeFirst()
  return row === undefined ? [] : readMentions(row.mentions).map((one) => one.userId)
}

/** Those of these members who may open a post. */
export async function whoMayReadPost(
  db: Queryable,
  id: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select reader.id from unnest(${memberIds}::uuid[]) as reader (id)
    where ${isReadablePost(sql`${id}::uuid`, sql`reader.id`)}`.execute(db)
  return rows.map((row) => row.id)
}
