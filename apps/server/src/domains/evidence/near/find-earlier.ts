import { publishStatus } from '@guangquan/contract'
import { similarityOf } from '@guangquan/rules/posts/near-hash'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/client.ts'
import { loadNearHashes, nearFiles, type NearFile } from '../../near-hash/index.ts'

/** Earlier photographs of others that are named for one, the first published one first. */
const namedEarlier = 3

export interface EarlierPhoto extends NearFile {
  publish_id: string
  author_id: string
  title: string
  /** Everybody may see the post. */
  is_open: boolean
  is_own: boolean
  /** Position by time of publication, among the author's photographs and among those of others: 1 for the first. */
  place: number
}

/**
 * Published photographs that look like some of a member's, those of the member and those of others, the first ones
 * first: at most three of each for each photograph. Deleted, refused and waiting posts do not count; who may see the
 * others is not asked.
 */
export async function findEarlier(
  db: Queryable,
  { authorId, fileIds }: { authorId: string; fileIds: readonly string[] },
): Promise<EarlierPhoto[]> {
  const hashes = await loadNearHashes(db, fileIds)
  if (hashes.size === 0) return []
  const { rows } = await sql<EarlierPhoto>`
    with near as materialized (${nearFiles(hashes)})
    select * from (
      select earlier.*, row_number() over (
        partition by file_id, is_own order by created_at, publish_id, other_id)::integer as place
      from (
        select distinct on (near.file_id, near.other_id) near.*, b.id as publish_id, b.author_id, b.title,
          b.created_at, b.author_id = ${authorId}::uuid as is_own,
          b.status = ${sql.lit(publishStatus.published)} and b.expose_others as is_open
        from near
        join publish_picture p on p.file_id = near.other_id
        join publish b on b.id = p.publish_id
        where b.status in (${sql.lit(publishStatus.published)}, ${sql.lit(publishStatus.limited)})
        order by near.file_id, near.other_id, near.distance, b.created_at
      ) earlier
    ) placed
    where place <= ${sql.lit(namedEarlier)}
    order by place, distance`.execute(db)
  return rows
}

/**
 * For photographs of a member, their similarity to earlier public ones of others.
 * @returns per cent by file id, without those similar to none
 */
export async function loadOpenSimilarity(
  db: Queryable,
  photographs: { authorId: string; fileIds: readonly string[] },
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const row of await findEarlier(db, photographs)) {
    if (row.is_own || !row.is_open) continue
    found.set(row.file_id, Math.max(found.get(row.file_id) ?? 0, similarityOf(row.distance)))
  }
  return found
}
