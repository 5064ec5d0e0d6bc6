import type { PopupAccept } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'

const Switches = z.record(z.string(), z.boolean())

/** Switches as stored in a JSON column; those of another shape count as empty. */
export function storedSwitches(column: unknown): Record<string, boolean> {
  return Switches.safeParse(column).data ?? {}
}

/** SQL: a member has not switched off the pop-ups of a kind, which are on at first. */
export function acceptsPopUps(memberId: RawBuilder<string>, kind: keyof PopupAccept): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce((select (member.popup_accept ->> ${sql.lit(kind)})::boolean
    from member where member.id = ${memberId}), true)`
}
