import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { countMoves, type Change } from '../../db/count-moves.ts'
import { addPinyin } from './add-pinyin.ts'

/** Moves the number of posts of each tag that was added to a post or removed from it, and adds pinyin to a new one. */
export async function countTags(tx: Tx, change: Change): Promise<void> {
  for (const { key, delta } of countMoves(change)) {
    if (delta === 1) {
      const { rows } = await sql<{ is_new: boolean }>`insert into tag (name, use_count) values (${key}, 1)
        on conflict (name) do update set use_count = tag.use_count + 1 returning folded is null as is_new`.execute(
        tx,
      )
      if (rows[0]?.is_new === true) await addPinyin(tx, key)
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
