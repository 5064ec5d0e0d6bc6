import { bigramsOf } from '@guangquan/rules/search-grams'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { NamedWords } from './named-words.ts'

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

const textOf = (word: string) => sql<string>`${word}::text`

/** SQL: a post has one of the terms. */
export const hasTerm = ({ terms }: NamedWords) => sql<SqlBool>`s.terms && ${[...terms]}::text[]`

/** SQL: a post has the words in its texts. */
export function hasWordsInTexts(named: NamedWords): RawBuilder<SqlBool> {
  const grams = [...bigramsOf(named.words.join(' '))]
  const conditions = [
    sql<SqlBool>`s.terms @> ${grams}::text[]`,
    ...wordsOf(named).map((word) => containsWord(word, 'recent', false)),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/**
 * SQL: a post has the words, or one of the terms. Each side repeats the condition on blocks, so that the index combines
 * it with the other terms before rows are read.
 */
export function hasNamedWords(named: NamedWords, inBlocks: readonly RawBuilder<SqlBool>[]) {
  const inTexts = [hasWordsInTexts(named), ...inBlocks]
  const byTerm = [hasTerm(named), ...inBlocks]
  return sql<SqlBool>`((${sql.join(inTexts, sql` and `)}) or (${sql.join(byTerm, sql` and `)}))`
}

export const wordsOf = ({ words }: NamedWords) => words.map(textOf)

/** In addition to the weights of its words. */
export function weightOfTerms(named: NamedWords): RawBuilder<number> {
  return sql<number>`case when ${hasTerm(named)} then ${sql.lit(named.weight)} else 0 end`
}
