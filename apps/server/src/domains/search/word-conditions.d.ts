import { type RawBuilder, type SqlBool } from 'kysely';
import type { NamedWords } from './named-words.ts';
/** Where to search: in all texts, or in title and tags only. */
export type Place = 'recent' | 'named';
export declare const isInTitleOrTags: (word: RawBuilder<string>) => RawBuilder<SqlBool>;
export declare function containsWord(word: RawBuilder<string>, place: Place, tagsOnly: boolean): RawBuilder<SqlBool>;
/** Score of each word: 4 in the title, 3 in a tag, 1 elsewhere. */
export declare function weightOf(word: RawBuilder<string>): RawBuilder<number>;
/**
 * SQL: a post has the words, or one of the terms. Each side repeats the condition on blocks, so that the index combines
 * it with the other terms before rows are read.
 */
export declare function hasNamedWords(named: NamedWords, inBlocks: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool>;
export declare const wordsOf: ({ words }: NamedWords) => RawBuilder<string>[];
/** In addition to the weights of its words. */
export declare function weightOfTerms(named: NamedWords): RawBuilder<number>;
