import { foldNickName } from '@guangquan/rules/people/nick-name'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { beginsWith, prefixEnd } from '../../db/text-prefix.ts'

/** The texts of a word to search in nicknames. */
export type NameTexts = {
  /** Folded like the names. */
  folded: string
  /** The upper bound of all names that begin with the word, in code point order. */
  end: string
  /** Pattern for `like`, with its special characters escaped. */
  pattern: string
  /** As pinyin or its first letters, without blanks. */
  pinyin: string
  /** The upper bound of all spellings that begin with `pinyin`. */
  pinyinEnd: string
}

/** How a word changes the text of a query. */
export type NameForm = {
  /** Two characters or more: the index of pairs of characters finds the word, in members of every status. */
  hasPairs: boolean
  /** Two Latin letters or more. */
  mayBePinyin: boolean
}

/** A word to search in nicknames. */
export interface NameWord {
  texts: NameTexts
  form: NameForm
}

/** A word in SQL: parameters of a prepared query, or the word's own texts. */
export interface NameTerms {
  form: NameForm
  text: (key: keyof NameTexts) => RawBuilder<string>
}

export function nameWord(keyword: string): NameWord {
  const folded = foldNickName(keyword.trim())
  // Syllables may be typed apart: zhang san, xi'an.
  const letters = keyword.toLowerCase().replace(/[\s'’]/g, '')
  return {
    texts: {
      folded,
      end: prefixEnd(folded),
      pattern: `%${folded.replace(/[\\%_]/g, '\\$&')}%`,
      pinyin: letters,
      pinyinEnd: prefixEnd(letters),
    },
    form: { hasPairs: [...folded].length > 1, mayBePinyin: /^[a-z]{2,}$/.test(letters) },
  }
}

/** The terms of a query that is built for this word alone. */
export const termsOf = ({ texts, form }: NameWord): NameTerms => ({ form, text: (key) => sql`${texts[key]}` })

/**
 * SQL: the folded name in a column contains the word. The first half uses the index of pairs of characters, or for one
 * character that of characters, for Chinese as for Latin text; the second checks that they are adjacent.
 */
export function containsWord(column: RawBuilder<string>, { form, text }: NameTerms): RawBuilder<SqlBool> {
  const indexed = form.hasPairs
    ? sql`name_pairs(${column}) @> name_pairs(${text('folded')})`
    : sql`string_to_array(${column}, null) @> string_to_array(${text('folded')}, null)`
  return sql<SqlBool>`(${indexed} and ${column} like ${text('pattern')})`
}

/** SQL: whether the pinyin of a row of `member`, or its first letters, begins with the word. */
export function beginsInPinyin(member: string, { form, text }: NameTerms): RawBuilder<SqlBool> {
  if (!form.mayBePinyin) return sql<SqlBool>`false`
  // Empty for most members, and not in the indexes then.
  const begins = (name: string) => {
    const column = sql.ref<string>(`${member}.${name}`)
    return sql<SqlBool>`(${beginsWith(column, text('pinyin'), text('pinyinEnd'))} and ${column} <> '')`
  }
  return sql<SqlBool>`(${begins('nick_pinyin')} or ${begins('nick_initials')})`
}

/** SQL: whether the member of a row is active and, if a word is given, has it in their name or its pinyin. */
export function isListedMember(memberId: RawBuilder<string>, word: NameWord | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from member m where m.id = ${memberId} and m.status = 1 ${word === null ? sql`` : isNamed(termsOf(word))})`
}

function isNamed(terms: NameTerms): RawBuilder<SqlBool> {
  return sql`and (${containsWord(sql.ref('m.nick_name_folded'), terms)} or ${beginsInPinyin('m', terms)})`
}
