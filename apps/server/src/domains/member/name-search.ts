import { foldNickName } from '@guangquan/rules/nick-name'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** A word to look for in nicknames, folded as they are. */
export interface NameWord {
  folded: string
  /** The first text behind all that begin with the word, in the order of code points. */
  end: string
  /** Pattern for `like`, with its signs taken literally. */
  pattern: string
}

const lastCharacter = '\u{10ffff}'

export function nameWord(keyword: string): NameWord {
  const folded = foldNickName(keyword.trim())
  return { folded, end: folded + lastCharacter, pattern: `%${folded.replace(/[\\%_]/g, '\\$&')}%` }
}

/**
 * SQL: the folded name in a column holds the word somewhere. The first half is what an index of characters serves, for
 * Chinese as for Latin; the second says that they stand together.
 */
export function holdsWord(column: RawBuilder<string>, word: NameWord): RawBuilder<SqlBool> {
  return sql<SqlBool>`(string_to_array(${column}, null) @> string_to_array(${word.folded}, null)
    and ${column} like ${word.pattern})`
}

/** SQL: the member of a row is active and, where a word is given, has it in their name. */
export function isListedMember(memberId: RawBuilder<string>, word: NameWord | null): RawBuilder<SqlBool> {
  const named = word === null ? sql`` : sql`and ${holdsWord(sql.ref('m.nick_name_folded'), word)}`
  return sql<SqlBool>`exists (select 1 from member m where m.id = ${memberId} and m.status = 1 ${named})`
}
