import type { Suggestions } from '@guangquan/contract'
import { foldSearch } from '@guangquan/rules/words/search-fold'
import type { App, Ctx } from '../../context.ts'
import { suggestCircles } from '../circle/index.ts'
import { completeGear, gearDirectory } from '../gear-catalogue/index.ts'
import { completeMembers } from '../member-search/index.ts'
import { loadUserBriefs } from '../member/index.ts'
import { suggestTags } from '../tag/index.ts'
import { suggestTopics } from './find-topics.ts'

const max = { tags: 6, topics: 3, gear: 4, circles: 3, people: 4 }

/** Completions of a typed prefix. From two letters on, pinyin and its first letters match too. */
export async function suggest(ctx: Ctx, keyword: string): Promise<Suggestions> {
  const folded = foldSearch(keyword.replace(/^#/, '')).text
  if (folded === '') return { tags: [], topics: [], gear: [], circles: [], people: [] }
  const [tags, topics, gear, circles, people] = await Promise.all([
    suggestTags(ctx, keyword, max.tags),
    suggestTopics(ctx.app, folded, max.topics),
    suggestGear(ctx.app, folded),
    suggestCircles(ctx, keyword, max.circles),
    suggestPeople(ctx, keyword),
  ])
  return { tags, topics, gear, circles, people }
}

async function suggestGear(app: App, folded: string): Promise<Suggestions['gear']> {
  if (folded.length < 2) return []
  return completeGear(await gearDirectory(app), folded)
    .slice(0, max.gear)
    .map(({ kind, id, name }) => ({ kind, id, name }))
}

async function suggestPeople(ctx: Ctx, keyword: string): Promise<Suggestions['people']> {
  const rows = await completeMembers(ctx, keyword, max.people)
  const briefs = await loadUserBriefs(
    ctx,
    rows.map((row) => row.id),
  )
  return rows.flatMap(({ id }) => {
    const person = briefs.get(id)
    if (person === undefined) return []
    const { nickName, headPicUrl, usedFrameSrc } = person
    return [{ userId: id, nickName, headPicUrl, usedFrameSrc }]
  })
}
