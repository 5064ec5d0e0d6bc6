import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** The upper bound of all texts that begin with this one, in code point order. */
export const prefixEnd = (text: string): string => `${text}\u{10ffff}`

/**
 * SQL: whether a column begins with a text, by an index with `text_pattern_ops`. For `like`, an index is only found if
 * the pattern is known while the query is planned, which it is not in a prepared one.
 * @param end `prefixEnd` of the text
 */
export function beginsWith(
  column: RawBuilder<string>,
  text: RawBuilder<string>,
  end: RawBuilder<string>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${column} ~>=~ ${text} and ${column} ~<~ ${end})`
}
