import type { Suggestions } from '@guangquan/contract'
import { foldSearch } from '@guangquan/rules/search-fold'
import type { App, Ctx } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import { loadUserBriefs, searchMembers } from '../member/index.ts'
import { suggestTags } from '../tag/index.ts'
import { topicNames } from '../site/index.ts'
import { allGear, containsPart } from './find-gear.ts'
import { toPinyin, type PinyinForms } from '../../text/to-pinyin.ts'

const max = { tags: 6, topics: 3, gear: 4, people: 4 }

/** Completions of a typed prefix. From two letters on, pinyin and its first letters match too. */
export async function suggest(ctx: Ctx, keyword: string): Promise<Suggestions> {
  const folded = foldSearch(keyword.replace(/^#/, '')).text
  if (folded === '') return { tags: [], topics: [], gear: [], people: [] }
  const [tags, topics, gear, people] = await Promise.all([
    suggestTags(ctx, keyword, max.tags),
    suggestTopics(ctx.app, folded),
    suggestGear(ctx.app, folded),
    suggestPeople(ctx, keyword),
  ])
  return { tags, topics, gear, people }
}

const topicsWithPinyin = memoize(
  { name: 'topic_spellings', max: 1, ttlMs: 60_000 },
  async (app: App): Promise<({ id: string; name: string } & PinyinForms)[]> =>
    Promise.all(
      [...(await topicNames(app))].map(async ([id, name]) => ({ id, name, ...(await toPinyin(name)) })),
    ),
)

async function suggestTopics(app: App, folded: string): Promise<Suggestions['topics']> {
  const topics = await topicsWithPinyin(app, 'all')
  return topics
    .filter((topic) => topic.folded.includes(folded) || matchesPinyin(topic, folded))
    .slice(0, max.topics)
    .map(({ id, name }) => ({ id, name }))
}

/** Whether a text is a prefix of a name's pinyin; at least two letters. */
function matchesPinyin({ pinyin, initials }: PinyinForms, text: string): boolean {
  return /^[a-z]{2,}$/.test(text) && (pinyin.startsWith(text) || initials.startsWith(text))
}

async function suggestGear(app: App, folded: string): Promise<Suggestions['gear']> {
  if (folded.length < 2) return []
  const parts = folded.split(' ')
  return (await allGear(app, 'all'))
    .filter((one) => parts.every((part) => containsPart(one.folded, part)))
    .toSorted((a, b) => a.folded.indexOf(folded) - b.folded.indexOf(folded) || a.name.length - b.name.length)
    .slice(0, max.gear)
    .map(({ kind, id, name }) => ({ kind, id, name }))
}

async function suggestPeople(ctx: Ctx, keyword: string): Promise<Suggestions['people']> {
  const { rows } = await searchMembers(ctx, { keyword, maxResultCount: max.people })
  const briefs = await loadUserBriefs(
    ctx,
    rows.map((row) => row.id),
  )
  return rows.flatMap(({ id }) => {
    const person = briefs.get(id)
    if (person === undefined) return []
    return [{ userId: id, nickName: person.nickName, headPicUrl: person.headPicUrl }]
  })
}
