import type { PublishItem, SearchHit } from '@guangquan/contract'
import { findWords, foldSearch } from '@guangquan/rules/search-fold'
import type { Ctx } from '../../context.ts'
import { loadFurtherTexts, loadPostCards } from '../post/index.ts'

/** Characters of a text shown around its first match. */
const excerptLength = 120
const before = 24

/** Found posts, in the order given, with the matched parts: ranges of plain text, never markup. */
export async function loadSearchHits(
  ctx: Ctx,
  ids: readonly string[],
  words: readonly string[],
): Promise<SearchHit[]> {
  const cards = await loadPostCards(
    ctx,
    ids.map((id) => ({ id })),
  )
  const deep = new Map(cards.map((item) => [item.id, wordsBeyond(item, words)]))
  const further = await loadFurtherTexts(
    ctx.db,
    cards.filter((item) => deep.get(item.id)?.length !== 0),
  )
  return cards.map((item) => {
    const beyond = further.get(item.id)
    return hitOf(
      item,
      words,
      beyond === undefined ? cardExcerpt(item, words) : excerptOf(beyond, deep.get(item.id) ?? []),
    )
  })
}

const textsOf = ({ summary, place, pictures }: PublishItem) => [
  summary,
  place,
  ...pictures.flatMap(({ title, alt }) => [title, alt]),
]

// The words that occur in no text of the card, such as deep in an article or in the options of a vote. Subtitles of a
// lesson for owners are not shown to everybody.
function wordsBeyond(item: PublishItem, words: readonly string[]): string[] {
  if (words.length === 0 || item.video?.ownersOnly === true) return []
  const said = foldSearch([item.title, ...item.tags, ...textsOf(item)].join('\n')).text
  return words.filter((word) => !said.includes(word))
}

function cardExcerpt(item: PublishItem, words: readonly string[]): string {
  const found = textsOf(item).find((text) => findWords(text, words).length > 0)
  return excerptOf(found ?? item.summary, words)
}

function hitOf(item: PublishItem, words: readonly string[], excerpt: string): SearchHit {
  return {
    id: item.id,
    item,
    titleMarks: findWords(item.title, words),
    excerpt,
    excerptMarks: findWords(excerpt, words),
    tags: item.tags.filter((tag) => {
      const folded = foldSearch(tag).text
      return words.some((word) => folded.includes(word))
    }),
  }
}

/** The part of a text around the first word found in it; its beginning where there is none. */
export function excerptOf(text: string, words: readonly string[]): string {
  const plain = text
    .replace(/(?<=[。！？；：，、…”》）])\s+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [first] = findWords(plain, words)
  const characters = [...plain]
  if (characters.length <= excerptLength) return plain
  const at = first === undefined ? 0 : Array.from(plain.slice(0, first[0])).length
  const from = at < excerptLength - before ? 0 : at - before
  const to = from + excerptLength
  return `${from > 0 ? '…' : ''}${characters.slice(from, to).join('')}${to < characters.length ? '…' : ''}`
}
