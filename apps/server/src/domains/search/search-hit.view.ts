import type { SearchHit } from '@guangquan/contract'
import { findWords, foldSearch, type SearchText } from '@guangquan/rules/words/search-fold'
import type { Ctx } from '../../context.ts'
import { targetNamed, type FoundTarget, type TargetPart } from '../target/index.ts'

/** Characters of a text shown around its first match. */
const excerptLength = 120
const before = 24

/** The search, and a text as folded by `foldSearch`: several parts of a hit need the same text. */
interface Searched {
  words: readonly string[]
  fold: (text: string) => SearchText
}

/** Found targets, in the order given, with the matched parts: ranges of plain text, never markup. */
export async function loadSearchHits(
  ctx: Ctx,
  rows: readonly { id: string; kind: string }[],
  words: readonly string[],
): Promise<SearchHit[]> {
  const byKind = [...Map.groupBy(rows, (row) => row.kind)]
  const searched = { words, fold: foldOnce() }
  const loaded = await Promise.all(
    byKind.map(async ([name, ofKind]) => {
      const kind = targetNamed(name)
      const ids = ofKind.map((row) => row.id)
      return kind === undefined ? [] : [...(await hitsOfKind(ctx, kind, ids, searched))]
    }),
  )
  const hits = new Map(loaded.flat())
  return rows.flatMap((row) => hits.get(row.id) ?? [])
}

function foldOnce(): Searched['fold'] {
  const folded = new Map<string, SearchText>()
  return (text) => {
    const known = folded.get(text) ?? foldSearch(text)
    folded.set(text, known)
    return known
  }
}

async function hitsOfKind(
  ctx: Ctx,
  kind: TargetPart,
  ids: readonly string[],
  searched: Searched,
): Promise<Map<string, SearchHit>> {
  const found = (await kind.loadFound?.(ctx, ids)) ?? new Map<string, FoundTarget>()
  const deep = new Map([...found].map(([id, one]) => [id, wordsBeyond(one, searched)]))
  const withDeep = [...found].filter(([id]) => deep.get(id)?.length !== 0).map(([, one]) => one)
  const further = withDeep.length === 0 ? undefined : await kind.loadDeepTexts?.(ctx.db, withDeep)
  return new Map(
    [...found].map(([id, one]) => {
      const beyond = further?.get(id)
      const excerpt =
        beyond === undefined ? excerptOfHit(one, searched) : excerptOf(beyond, deep.get(id) ?? [])
      return [id, hitOf(id, one, searched, excerpt)]
    }),
  )
}

// The words that occur in no text of the hit, such as deep in an article or in the options of a vote.
function wordsBeyond(found: FoundTarget, { words, fold }: Searched): string[] {
  if (words.length === 0 || !found.hasDeepTexts) return []
  const said = [found.title, ...found.tags, ...found.texts].map((text) => fold(text).text)
  return words.filter((word) => !said.some((text) => text.includes(word)))
}

function excerptOfHit({ texts }: FoundTarget, { words, fold }: Searched): string {
  const found = texts.find((text) => words.some((word) => fold(text).text.includes(word)))
  return excerptOf(found ?? texts[0] ?? '', words, fold)
}

function hitOf(id: string, found: FoundTarget, { words, fold }: Searched, excerpt: string): SearchHit {
  const { item, title, tags } = found
  const marksOf = (text: string) => findWords(fold(text), words)
  const hasAny = (text: string) => words.some((word) => fold(text).text.includes(word))
  return {
    id,
    item,
    titleMarks: marksOf(title),
    excerpt,
    excerptMarks: marksOf(excerpt),
    tags: tags.filter(hasAny),
    topics: item.topicInfos.filter(({ name }) => hasAny(name)),
  }
}

/** The part of a text around the first word found in it; its beginning if there is none. */
export function excerptOf(text: string, words: readonly string[], fold = foldSearch): string {
  const plain = text
    .replace(/(?<=[。！？；：，、…”》）])\s+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const [first] = findWords(fold(plain), words)
  const characters = [...plain]
  if (characters.length <= excerptLength) return plain
  const at = first === undefined ? 0 : Array.from(plain.slice(0, first[0])).length
  const from = at < excerptLength - before ? 0 : at - before
  const to = from + excerptLength
  return `${from > 0 ? '…' : ''}${characters.slice(from, to).join('')}${to < characters.length ? '…' : ''}`
}
