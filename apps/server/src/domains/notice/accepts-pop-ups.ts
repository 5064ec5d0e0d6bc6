import type { PopupAccept } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** SQL: a member has not switched off the pop-ups of a kind, which are on at first. */
export function acceptsPopUps(memberId: RawBuilder<string>, kind: keyof PopupAccept): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce((select (member.popup_accept ->> ${sql.lit(kind)})::boolean
    from member where member.id = ${memberId}), true)`
}
