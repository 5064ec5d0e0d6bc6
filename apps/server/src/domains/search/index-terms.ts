import { foldSearch } from '@guangquan/rules/words/search-fold'
import { bigramsOf, charactersOf } from '@guangquan/rules/words/search-grams'
import type { IndexedTarget } from '../target/index.ts'

/** A folded target with its index terms. */
export interface SearchRow {
  target_id: string
  target_kind: string
  created_at: string
  title: string
  tags: string
  body: string
  terms: string[]
}

/**
 * Index terms, each in a namespace that folded text cannot contain: `夜景` a pair of characters anywhere, `夜` a character
 * of a tag, `^夜景` a pair in title or tags, `#夜景` a whole tag, and terms of a kind of target to narrow a search:
 * `kind:1`, `topic:…`, `camera:…`, `lens:…`. The database adds the blocks of a target's ordinal.
 */
export const terms = {
  inHead: (gram: string) => `^${gram}`,
  tag: (folded: string) => `#${folded}`,
  topic: (id: string) => `topic:${id}`,
  camera: (id: string) => `camera:${id}`,
  lens: (id: string) => `lens:${id}`,
}

export function termOfGear({ kind, id }: { kind: 'camera' | 'lens'; id: string }): string {
  return terms[kind](id)
}

/** Folds a target for the index. */
export function searchRowOf(kind: string, target: IndexedTarget): SearchRow {
  const title = foldSearch(target.title).text
  const tags = target.tags.map((tag) => foldSearch(tag).text)
  const body = target.texts.map((text) => foldSearch(text).text).filter((text) => text !== '')
  const head = bigramsOf([title, ...tags].join('\n'))
  return {
    target_id: target.id,
    target_kind: kind,
    created_at: target.createdAt.toISOString(),
    title,
    tags: tags.join('\n'),
    body: body.join('\n'),
    terms: [
      ...new Set([
        ...head,
        ...bigramsOf(body.join('\n')),
        ...charactersOf(tags.join('\n')),
        ...[...head].map(terms.inHead),
        ...tags.map(terms.tag),
        ...target.terms,
      ]),
    ],
  }
}
