import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { countMoves, type Change } from '../../db/count-moves.ts'
import { addPinyin } from './add-pinyin.ts'

/**
 * Moves the number of posts of each tag that was added to a post or removed from it, and when it was last used; adds
 * pinyin to a new one.
 */
export async function countTags(tx: Tx, { id, tags }: { id: string; tags: Change }): Promise<void> {
  for (const { key, delta } of countMoves(tags)) {
    if (delta === 1) {
      const [counted] = await countOne(tx, { name: key, id })
      if (counted?.is_new === true) await addPinyin(tx, key)
    } else {
      await tx
        .updateTable('tag')
        .set((eb) => ({ use_count: eb('use_count', '-', 1) }))
        .where('name', '=', key)
        .where(sql<SqlBool>`use_count > 0`)
        .execute()
    }
  }
}

const countOne = preparedQuery<{ name: string; id: string }, { is_new: boolean }>(
  'tag.count',
  (db, param) => {
    const query = sql<{ is_new: boolean }>`
    insert into tag (name, use_count, last_used_at)
    select ${param('name')}, 1, created_at from publish where id = ${param('id')}
    on conflict (name) do update set use_count = tag.use_count + 1,
      last_used_at = greatest(tag.last_used_at, excluded.last_used_at)
    returning folded is null as is_new`
    return { compile: () => query.compile(db) }
  },
)
