import type { MethodOutput, MethodParsed, UserProduct } from '@guangquan/contract'
import { sql, type SqlBool } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { countUpToCap, keysetPage } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { loadRegistrationCards, selectRegistrations } from './registration.view.ts'

/** The caller's registrations, newest first; those that ended are a list of their own. totalCount: capped. */
export async function listRegistrations(
  ctx: MemberCtx,
  input: MethodParsed<typeof UserProduct.GetList>,
): Promise<MethodOutput<typeof UserProduct.GetList>> {
  const own = sql<SqlBool>`user_product.member_id = ${ctx.viewer.id}::uuid
    and (user_product.state in (4, 5)) = ${input.ended}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: ({ after, limit, skip }) =>
      selectRegistrations(ctx.db)
        .where(own)
        .where(isInWindow('user_product', { after }))
        .orderBy('user_product.created_at', 'desc')
        .orderBy('user_product.id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute(),
    count: () => countUpToCap(ctx.db, sql`from user_product where ${own}`),
    keyOf: (row) => timeKeyOf({ id: row.reg_id, created_at: row.created_at }),
  })
  return { ...page, items: await loadRegistrationCards(ctx, rows) }
}
