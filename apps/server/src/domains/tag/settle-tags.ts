import { fieldSentences } from '@guangquan/contract'
import { foldSearch } from '@guangquan/rules/words/search-fold'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'

interface GivenTag {
  name: string
  folded: string | null
  merged_into: string | null
  is_banned: boolean
  use_count: number
}

/**
 * The tags to store with a post: a merged one is replaced by the tag it was merged into, and one that differs from
 * another only by case, width or script by the more frequent one. A concurrent merge or ban of one of them waits until
 * this transaction ends, and then finds its post.
 * @throws BadInput for a banned tag that the post does not have already
 */
export async function settleGivenTags(
  tx: Tx,
  { given, before }: { given: readonly string[]; before: readonly string[] },
): Promise<string[]> {
  const named = await usableTags(tx, { names: given, folded: given.map(fold).filter((text) => text !== '') })
  // Tags that the post already has stay: an edit of something else renames none of them.
  const settled = firstOfEach(
    given.map((name) => (before.includes(name) && !isMerged(named, name) ? name : leadsTo(named, name))),
  )
  const isKnown = settled.every((name) => named.some((row) => row.name === name) || given.includes(name))
  const rows = isKnown ? named : await usableTags(tx, { names: settled, folded: [] })
  if (rows.some(({ name, is_banned: isBanned }) => isBanned && !before.includes(name))) {
    fail('BadInput', { fields: { tags: fieldSentences.tagBanned } })
  }
  return settled
}

const fold = (name: string) => foldSearch(name).text

const isMerged = (rows: readonly GivenTag[], name: string) =>
  rows.some((row) => row.name === name && row.merged_into !== null)

/** The tag for a name: the one it was merged into, else the one that most posts have of those that read the same. */
function leadsTo(rows: readonly GivenTag[], name: string): string {
  const own = rows.find((row) => row.name === name)
  if (own?.merged_into != null) return own.merged_into
  const folded = fold(name)
  const same = rows.filter((row) => row.folded === folded && folded !== '')
  const [open] = same
    .filter((row) => row.merged_into === null && !row.is_banned)
    .toSorted((a, b) => b.use_count - a.use_count || (a.name < b.name ? -1 : 1))
  if (own?.is_banned === true) return name
  if (open !== undefined) return open.name
  return same.find((row) => row.merged_into !== null)?.merged_into ?? same[0]?.name ?? name
}

/** The first of names that fold to the same text. */
function firstOfEach(names: readonly string[]): string[] {
  const keys = names.map((name) => fold(name) || name)
  return names.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
}

type Given = { names: readonly string[]; folded: readonly string[] }

// In the order in which everybody locks tags.
const usableTags = preparedQuery<Given, GivenTag>('tag.lockUsable', (db, param) => {
  const query = sql<GivenTag>`
    select name, folded, merged_into, banned_at is not null as is_banned, use_count from tag
    where name = any(${param('names')}::text[]) or folded = any(${param('folded')}::text[])
    order by name for key share`
  return { compile: () => query.compile(db) }
})
