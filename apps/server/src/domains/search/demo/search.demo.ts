import { foldSearch } from '@guangquan/rules/words/search-fold'
import { dayOf } from '@guangquan/rules/time-text'
import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { makeRandom } from '../../../demo/random.ts'

const dayMs = 24 * 3600_000
const searchers = 24

/** Searches of this week for the tags of the plan. */
export const searchDemo: DemoPart = {
  addRows: ({ plan }, tx) => addSearches(tx, [...new Set(plan.posts.flatMap((post) => post.tags))], plan.now),
}

// Later words are searched less often; each by different people of the week.
async function addSearches(tx: Tx, tags: readonly string[], now: Date): Promise<void> {
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
