import { foldSearch } from '@guangquan/rules/search-fold'
import { dayOf } from '@guangquan/rules/time-text'
import type { Tx } from '../db/client.ts'
import { announceChanged } from '../domains/post/index.ts'
import { addPinyinToTags } from '../domains/tag/index.ts'
import { insertRows } from './insert-rows.ts'
import type { DemoPlan } from './plan.ts'
import { makeRandom } from './random.ts'

const batch = 500
const dayMs = 24 * 3600_000
const searchers = 24

/** Makes the demonstration data searchable: index, pinyin of tags, and searches of this week. */
export async function indexDemo(tx: Tx, plan: DemoPlan, now: Date): Promise<void> {
  const tags = [...new Set(plan.posts.flatMap((post) => post.tags))]
  await addPinyinToTags(tx, tags)
  // All kinds, in the order of publishing, which search preserves.
  const posts = await tx.selectFrom('publish').select('id').orderBy('created_at').orderBy('id').execute()
  for (let at = 0; at < posts.length; at += batch) {
    await announceChanged(
      tx,
      posts.slice(at, at + batch).map((post) => post.id),
    )
  }
  await insertSearches(tx, tags, now)
}

// Later words are searched less often; each by different people of the week.
async function insertSearches(tx: Tx, tags: readonly string[], now: Date): Promise<void> {
  const random = makeRandom('searches')
  const words = tags.filter((tag) => tag.length <= 6).slice(0, 12)
  const rows = words.flatMap((keyword, place) =>
    Array.from({ length: Math.max(3, searchers - 2 * place) }, (_, n) => ({
      day: dayOf(new Date(now.getTime() - random.between(0, 5) * dayMs)),
      folded: foldSearch(keyword).text,
      searcher: `demo-${n}`,
      keyword,
    })),
  )
  const unique = new Map(rows.map((row) => [`${row.day} ${row.folded} ${row.searcher}`, row]))
  await insertRows(tx, 'search_heat', [...unique.values()])
}
