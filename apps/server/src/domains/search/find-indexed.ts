import { foldSearch } from '@guangquan/rules/words/search-fold'
import { bigramsOf } from '@guangquan/rules/words/search-grams'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { cappedCount } from '../../db/paging.ts'
import { containing } from '../../db/like-pattern.ts'

/**
 * Ids of the newest targets of one kind that contain the words, hidden ones too; at most 1,000. Words of one character
 * are not indexed and find nothing.
 */
export async function findIndexedIds(db: Queryable, kind: string, words: string): Promise<string[]> {
  const folded = foldSearch(words.trim()).text
  const grams = [...bigramsOf(folded)]
  if (grams.length === 0) return []
  const part = containing(folded)
  const { rows } = await sql<{ target_id: string }>`
    select target_id from search_entry
    where terms @> ${grams}::text[] and target_kind = ${kind}
      and (title like ${part} or tags like ${part} or body like ${part})
    order by ordinal desc limit ${sql.lit(cappedCount)}`.execute(db)
  return rows.map((row) => row.target_id)
}
