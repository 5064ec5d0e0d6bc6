import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Where to search: in all texts, or in title and tags only. */
export type Place = 'recent' | 'named'

const isIn = (column: 'title' | 'tags' | 'body', word: RawBuilder<string>) =>
  sql<SqlBool>`strpos(${sql.ref(`s.${column}`)}, ${word}) > 0`

export const isInTitleOrTags = (word: RawBuilder<string>) =>
  sql<SqlBool>`(${isIn('title', word)} or ${isIn('tags', word)})`

export function containsWord(word: RawBuilder<string>, place: Place, tagsOnly: boolean): RawBuilder<SqlBool> {
  if (tagsOnly) return isIn('tags', word)
  if (place === 'named') return isInTitleOrTags(word)
  return sql<SqlBool>`(${isInTitleOrTags(word)} or ${isIn('body', word)})`
}

/** Score of each word: 4 in the title, 3 in a tag, 1 elsewhere. */
export function weightOf(word: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(case when ${isIn('title', word)} then 4 else 0 end
    + case when ${isIn('tags', word)} then 3 else 0 end + case when ${isIn('body', word)} then 1 else 0 end)`
}

/** `NamedWords` in SQL, each a parameter of the query. */
export interface NamedTerms {
  words: readonly RawBuilder<string>[]
  /** Pairs of characters of the words. */
  grams: RawBuilder<string[]>
  terms: RawBuilder<string[]>
  weight: RawBuilder<number>
}

/** SQL: a post has one of the terms. */
export const hasTerm = ({ terms }: NamedTerms) => sql<SqlBool>`s.terms && ${terms}`

/** SQL: a post has the words in its texts. */
export function hasWordsInTexts({ words, grams }: NamedTerms): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`s.terms @> ${grams}`,
    ...words.map((word) => containsWord(word, 'recent', false)),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/**
 * SQL: a post has the words, or one of the terms. Each side repeats the condition on blocks, so that the index combines
 * it with the other terms before rows are read.
 */
export function hasNamedWords(named: NamedTerms, inBlocks: readonly RawBuilder<SqlBool>[]) {
  const inTexts = [hasWordsInTexts(named), ...inBlocks]
  const byTerm = [hasTerm(named), ...inBlocks]
  return sql<SqlBool>`((${sql.join(inTexts, sql` and `)}) or (${sql.join(byTerm, sql` and `)}))`
}

/** In addition to the weights of its words. */
export function weightOfTerms(named: NamedTerms): RawBuilder<number> {
  return sql<number>`case when ${hasTerm(named)} then ${named.weight} else 0 end`
}
