import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { announceChanged } from '../announce-changed.ts'
import { callHooks } from '../../post-extension/index.ts'

interface TaggedRow {
  id: string
  status: number
  is_public: boolean
  tags: string[]
}

/**
 * Replaces a tag in the next posts that carry it, in whatever state they are; a post that has the other one already loses
 * it. @returns how many posts were found: 0 when it is done
 */
export async function replaceTag(
  tx: Tx,
  { from, into, limit }: { from: string; into: string; limit: number },
): Promise<number> {
  const published = sql.lit(publishStatus.published)
  // Two parts, each served by its own partial index.
  const { rows: found } = await sql<{ id: string }>`
    (select id from publish where status = ${published} and tags @> array[${from}] limit ${sql.lit(limit)})
    union all
    (select id from publish where status <> ${published} and tags @> array[${from}] limit ${sql.lit(limit)})`.execute(
    tx,
  )
  const ids = found.map(({ id }) => id)
  const { rows } = await sql<TaggedRow>`
    select id, status, status = ${published} and expose_others as is_public, tags from publish
    where id = any(${ids}::uuid[]) and tags @> array[${from}] order by id for no key update`.execute(tx)
  for (const { id, is_public: isPublic, tags: before } of rows) {
    const after = [...new Set(before.map((tag) => (tag === from ? into : tag)))]
    await tx.updateTable('publish').set({ tags: after }).where('id', '=', id).execute()
    if (isPublic) await callHooks((hooks) => hooks.tagged?.(tx, { id, tags: { before, after } }))
  }
  await announceChanged(
    tx,
    rows.flatMap(({ id, status }) => (status === publishStatus.published ? [id] : [])),
  )
  return found.length
}
