import type { RawBuilder, SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { ParamOf } from '../../db/prepared-query.ts'
import { afterValues, isAfter, type AfterValues, type TimeKey } from '../../db/time-key.ts'

/** Values of a query that starts after a key of the order by time. */
export type TimeValues = AfterValues & { viewerId: string | null }

/** Where a page in the order by time starts; the first one starts before everything. */
export function timeValues(ctx: Ctx, after: TimeKey | null): TimeValues {
  return { viewerId: ctx.viewer?.id ?? null, ...afterValues(after) }
}

/** SQL: the row of `publish` comes after the key. */
export function afterTimeKey(param: ParamOf<AfterValues>): RawBuilder<SqlBool> {
  return isAfter('publish', param)
}
