import type { App } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import { toPinyin, type PinyinForms } from '../../text/to-pinyin.ts'
import { topicNames } from '../site/index.ts'

interface NamedTopic extends PinyinForms {
  id: string
  name: string
}

const topicsWithPinyin = memoize(
  { name: 'topic_spellings', max: 1, ttlMs: 60_000 },
  async (app: App): Promise<NamedTopic[]> =>
    Promise.all(
      [...(await topicNames(app))].map(async ([id, name]) => ({ id, name, ...(await toPinyin(name)) })),
    ),
)

/** Topics whose name contains a folded text, or whose pinyin begins with it. */
export async function suggestTopics(app: App, folded: string, max: number) {
  const topics = await topicsWithPinyin(app, 'all')
  return topics
    .filter((topic) => topic.folded.includes(folded) || beginsInPinyin(topic, folded))
    .slice(0, max)
    .map(({ id, name }) => ({ id, name }))
}

/** Ids of topics that a whole word of a search names; one character is in too many. */
export async function topicsNamed(app: App, word: string): Promise<string[]> {
  if ([...word].length < 2) return []
  const topics = await topicsWithPinyin(app, 'all')
  return topics.filter(({ folded, pinyin }) => folded.includes(word) || pinyin === word).map(({ id }) => id)
}

/** Whether a text is a prefix of a name's pinyin; at least two letters. */
function beginsInPinyin({ pinyin, initials }: PinyinForms, text: string): boolean {
  return /^[a-z]{2,}$/.test(text) && (pinyin.startsWith(text) || initials.startsWith(text))
}
