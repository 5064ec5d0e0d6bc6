import { bigramsOf, charactersOf } from '@guangquan/rules/search-grams'
import { foldSearch } from '@guangquan/rules/search-fold'

/** The searchable texts of a post, as its author wrote them. */
export interface PostTexts {
  id: string
  publishType: number
  title: string
  tags: readonly string[]
  /** Everything else: text, place, captions, names of gear. */
  texts: readonly string[]
  topicIds: readonly string[]
  /** Of all its photographs. */
  cameraIds: readonly string[]
  lensIds: readonly string[]
  createdAt: Date
}

/** A folded post with its index terms. */
export interface SearchRow {
  publish_id: string
  created_at: string
  title: string
  tags: string
  body: string
  terms: string[]
}

/**
 * Index terms, each in a namespace that folded text cannot contain: `夜景` a pair of characters anywhere, `夜` a character
 * of a tag, `^夜景` a pair in title or tags, `#夜景` a whole tag, `kind:1`, `topic:…`, `camera:…`, `lens:…`. The database
 * adds the blocks of a post's ordinal.
 */
export const terms = {
  inHead: (gram: string) => `^${gram}`,
  tag: (folded: string) => `#${folded}`,
  kind: (publishType: number) => `kind:${publishType}`,
  topic: (id: string) => `topic:${id}`,
  camera: (id: string) => `camera:${id}`,
  lens: (id: string) => `lens:${id}`,
}

/** Folds a post for the index. */
export function searchRowOf(post: PostTexts): SearchRow {
  const title = foldSearch(post.title).text
  const tags = post.tags.map((tag) => foldSearch(tag).text)
  const body = post.texts.map((text) => foldSearch(text).text).filter((text) => text !== '')
  const head = bigramsOf([title, ...tags].join('\n'))
  return {
    publish_id: post.id,
    created_at: post.createdAt.toISOString(),
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
        terms.kind(post.publishType),
        ...post.topicIds.map(terms.topic),
        ...post.cameraIds.map(terms.camera),
        ...post.lensIds.map(terms.lens),
      ]),
    ],
  }
}
