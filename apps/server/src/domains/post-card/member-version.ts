import { sql, type RawBuilder } from 'kysely'

/** SQL: a value that differs after each change of a member's row: data read under an older one are outdated. */
export function memberVersion(memberId: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`(select m.xmin from member m where m.id = ${memberId})`
}
