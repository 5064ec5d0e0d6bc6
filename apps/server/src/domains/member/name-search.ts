import { foldNickName } from '@guangquan/rules/nick-name'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** A word to search in nicknames, folded like them. */
export interface NameWord {
  folded: string
  /** The upper bound of all names that begin with the word, in code point order. */
  end: string
  /** Pattern for `like`, with its special characters escaped. */
  pattern: string
  /** A word that may be pinyin or its first letters: two Latin letters or more, else null. */
  pinyin: string | null
}

const lastCharacter = '\u{10ffff}'

export function nameWord(keyword: string): NameWord {
  const folded = foldNickName(keyword.trim())
  // Syllables may be typed apart: zhang san, xi'an.
  const letters = keyword.toLowerCase().replace(/[\s'’]/g, '')
  return {
    folded,
    end: folded + lastCharacter,
    pattern: `%${folded.replace(/[\\%_]/g, '\\$&')}%`,
    pinyin: /^[a-z]{2,}$/.test(letters) ? letters : null,
  }
}

/** Whether the index of pairs of characters finds a word, in members of every status. */
export const hasPairs = ({ folded }: NameWord): boolean => [...folded].length > 1

/**
 * SQL: the folded name in a column contains the word. The first half uses the index of pairs of characters, or for one
 * character that of characters, for Chinese as for Latin text; the second checks that they are adjacent.
 */
export function containsWord(column: RawBuilder<string>, word: NameWord): RawBuilder<SqlBool> {
  const indexed = hasPairs(word)
    ? sql`name_pairs(${column}) @> name_pairs(${word.folded})`
    : sql`string_to_array(${column}, null) @> string_to_array(${word.folded}, null)`
  return sql<SqlBool>`(${indexed} and ${column} like ${word.pattern})`
}

/** SQL: the pinyin of a row of `member`, or its first letters, begins with the word. */
export function beginsInPinyin(member: string, { pinyin }: NameWord): RawBuilder<SqlBool> {
  if (pinyin === null) return sql<SqlBool>`false`
  const begins = (column: string) => sql<SqlBool>`${sql.ref(`${member}.${column}`)} like ${`${pinyin}%`}`
  // Empty for most members, and not in the indexes then.
  return sql<SqlBool>`((${begins('nick_pinyin')} and ${sql.ref(`${member}.nick_pinyin`)} <> '')
    or (${begins('nick_initials')} and ${sql.ref(`${member}.nick_initials`)} <> ''))`
}

/** SQL: the member of a row is active and, where a word is given, has it in their name or its pinyin. */
export function isListedMember(memberId: RawBuilder<string>, word: NameWord | null): RawBuilder<SqlBool> {
  const named =
    word === null
      ? sql``
      : sql`and (${containsWord(sql.ref('m.nick_name_folded'), word)} or ${beginsInPinyin('m', word)})`
  return sql<SqlBool>`exists (select 1 from member m where m.id = ${memberId} and m.status = 1 ${named})`
}
