import type { SearchHit } from '@guangquan/contract'
import { findWords, foldSearch } from '@guangquan/rules/search-fold'
import type { Ctx } from '../../context.ts'
import { targetNamed, type FoundTarget, type TargetPart } from '../target/index.ts'

/** Characters of a text shown around its first match. */
const excerptLength = 120
const before = 24

/** Found targets, in the order given, with the matched parts: ranges of plain text, never markup. */
export async function loadSearchHits(
  ctx: Ctx,
  rows: readonly { id: string; kind: string }[],
  words: readonly string[],
): Promise<SearchHit[]> {
  const byKind = [...Map.groupBy(rows, (row) => row.kind)]
  const loaded = await Promise.all(
    byKind.map(async ([name, ofKind]) => {
      const kind = targetNamed(name)
      const ids = ofKind.map((row) => row.id)
      return kind === undefined ? [] : [...(await hitsOfKind(ctx, kind, ids, words))]
    }),
  )
  const hits = new Map(loaded.flat())
  return rows.flatMap((row) => hits.get(row.id) ?? [])
}

async function hitsOfKind(
  ctx: Ctx,
  kind: TargetPart,
  ids: readonly string[],
  words: readonly string[],
): Promise<Map<string, SearchHit>> {
  const found = (await kind.loadFound?.(ctx, ids)) ?? new Map<string, FoundTarget>()
  const deep = new Map([...found].map(([id, one]) => [id, wordsBeyond(one, words)]))
  const withDeep = [...found].filter(([id]) => deep.get(id)?.length !== 0).map(([, one]) => one)
  const further = withDeep.length === 0 ? undefined : await kind.loadDeepTexts?.(ctx.db, withDeep)
  return new Map(
    [...found].map(([id, one]) => {
      const beyond = further?.get(id)
      const excerpt = beyond === undefined ? excerptOfHit(one, words) : excerptOf(beyond, deep.get(id) ?? [])
      return [id, hitOf(id, one, words, excerpt)]
    }),
  )
}

// The words that occur in no text of the hit, such as deep in an article or in the options of a vote.
function wordsBeyond(found: FoundTarget, words: readonly string[]): string[] {
  if (words.length === 0 || !found.hasDeepTexts) return []
  const said = foldSearch([found.title, ...found.tags, ...found.texts].join('\n')).text
  return words.filter((word) => !said.includes(word))
}

function excerptOfHit({ texts }: FoundTarget, words: readonly string[]): string {
  const found = texts.find((text) => findWords(text, words).length > 0)
  return excerptOf(found ?? texts[0] ?? '', words)
}

function hitOf(
  id: string,
  { item, title, tags }: FoundTarget,
  words: readonly string[],
  excerpt: string,
): SearchHit {
  return {
    id,
    item,
    titleMarks: findWords(title, words),
    excerpt,
    excerptMarks: findWords(excerpt, words),
    tags: tags.filter((tag) => containsAny(tag, words)),
    topics: item.topicInfos.filter(({ name }) => containsAny(name, words)),
  }
}

function containsAny(text: string, words: readonly string[]): boolean {
  const folded = foldSearch(text).text
  return words.some((word) => folded.includes(word))
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
