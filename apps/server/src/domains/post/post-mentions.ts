import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import { readMentions } from '../mention/index.ts'
import { isReadablePost } from '../post-access/index.ts'

/** Members whom a post mentions; none if it does not exist. */
export async function findPostMentions(db: Queryable, id: string): Promise<string[]> {
  return (await findMentionsOf(db, [id])).get(id) ?? []
}

/** Members that posts mention, by post. */
export async function findMentionsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await mentionsByPost(db, { ids })
  return new Map(rows.map(({ id, mentions }) => [id, readMentions(mentions).map((one) => one.userId)]))
}

const mentionsByPost = preparedQuery<{ ids: readonly string[] }, { id: string; mentions: unknown }>(
  'post.mentions',
  (db, param) =>
    db
      .selectFrom('publish')
      .select(['id', 'mentions'])
      .where(sql<boolean>`id = ${anyOf(param('ids'))}`),
)

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
