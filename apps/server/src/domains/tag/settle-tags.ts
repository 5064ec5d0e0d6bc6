import { fieldSentences } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'

interface GivenTag {
  name: string
  merged_into: string | null
  is_banned: boolean
}

/**
 * The tags that a post is to carry: a merged one is replaced by the tag it was merged into. Whoever merges or bans one of
 * them waits until this transaction ends, and then finds its post.
 * @throws BadInput for a banned tag that the post does not have already
 */
export async function settleGivenTags(
  tx: Tx,
  { given, before }: { given: readonly string[]; before: readonly string[] },
): Promise<string[]> {
  const named = await usableTags(tx, { names: given })
  const into = new Map(named.flatMap(({ name, merged_into: to }) => (to === null ? [] : [[name, to]])))
  const settled = [...new Set(given.map((name) => into.get(name) ?? name))]
  const rows = into.size === 0 ? named : await usableTags(tx, { names: settled })
  if (rows.some(({ name, is_banned: isBanned }) => isBanned && !before.includes(name))) {
    fail('BadInput', { fields: { tags: fieldSentences.tagBanned } })
  }
  return settled
}

// In the order in which everybody locks tags.
const usableTags = preparedQuery<{ names: readonly string[] }, GivenTag>('tag.lockUsable', (db, param) => {
  const query = sql<GivenTag>`
    select name, merged_into, banned_at is not null as is_banned from tag
    where name = any(${param('names')}::text[]) order by name for key share`
  return { compile: () => query.compile(db) }
})
