import { searchLimits, type MethodOutput, type UserSearchKeyword } from '@guangquan/contract'
import { containsContact } from '@guangquan/rules/people/nick-name'
import { hasGear, parseGearQuery } from '@guangquan/rules/gear/gear-query'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import { judgeText } from '../../moderation/judge-text.ts'

type SearchWords = MethodOutput<typeof UserSearchKeyword.GetSearchKeywords>

const cache = { name: 'hot_words', max: 1, ttlMs: 5 * 60_000 }
const dayMs = 24 * 3600_000
/** A word of one person, however active, is no hot word. */
const minSearchers = 3
const longestHotWord = 20

/** The caller's recent searches, newest first, and the hot searches. */
export async function listSearchWords(ctx: Ctx): Promise<SearchWords> {
  const [history, hot] = await Promise.all([listHistory(ctx), hotWords(ctx.app, 'hot')])
  return { history, hot: hot.map((keyword) => ({ keyword })) }
}

async function listHistory({ db, viewer }: Ctx): Promise<SearchWords['history']> {
  if (viewer === null) return []
  return db
    .selectFrom('search_word')
    .where('member_id', '=', viewer.id)
    .select(['id', 'keyword'])
    .orderBy('searched_at', 'desc')
    .orderBy('id', 'desc')
    .limit(searchLimits.history)
    .execute()
}

/** Words that several people searched for in the last seven days and that may be shown publicly. */
const hotWords = memoize(cache, async (app): Promise<string[]> => {
  const since = dayOf(new Date(app.now().getTime() - (searchLimits.hotDays - 1) * dayMs))
  // In the most frequent spelling.
  const { rows } = await sql<{ keyword: string }>`
    select mode() within group (order by keyword) as keyword from search_heat where day >= ${since}::date
    group by folded having count(distinct (day, searcher)) >= ${minSearchers}
    order by count(*) desc, folded limit 100`.execute(app.db)
  const shown: string[] = []
  for (const { keyword } of rows) {
    if (shown.length >= searchLimits.hot) break
    const isClean =
      keyword.length <= longestHotWord && !containsContact(keyword) && !hasGear(parseGearQuery(keyword))
    if (isClean && (await judgeText({ app, db: app.db }, [keyword])) === 'pass') shown.push(keyword)
  }
  return shown
})
