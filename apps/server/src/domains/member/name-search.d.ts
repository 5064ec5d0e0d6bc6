import { type RawBuilder, type SqlBool } from 'kysely';
/** A word to search in nicknames, folded like them. */
export interface NameWord {
    folded: string;
    /** The upper bound of all names that begin with the word, in code point order. */
    end: string;
    /** Pattern for `like`, with its special characters escaped. */
    pattern: string;
    /** A word that may be pinyin or its first letters: two Latin letters or more, else null. */
    pinyin: string | null;
}
export declare function nameWord(keyword: string): NameWord;
/** Whether the index of pairs of characters finds a word, in members of every status. */
export declare const hasPairs: ({ folded }: NameWord) => boolean;
/**
 * SQL: the folded name in a column contains the word. The first half uses the index of pairs of characters, or for one
 * character that of characters, for Chinese as for Latin text; the second checks that they are adjacent.
 */
export declare function containsWord(column: RawBuilder<string>, word: NameWord): RawBuilder<SqlBool>;
/** SQL: the pinyin of a row of `member`, or its first letters, begins with the word. */
export declare function beginsInPinyin(member: string, { pinyin }: NameWord): RawBuilder<SqlBool>;
/** SQL: the member of a row is active and, where a word is given, has it in their name or its pinyin. */
export declare function isListedMember(memberId: RawBuilder<string>, word: NameWord | null): RawBuilder<SqlBool>;
