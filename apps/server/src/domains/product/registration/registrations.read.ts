import type { MethodOutput, MethodParsed, UserProduct } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { cappedCountOf, keysetPage } from '../../../db/paging.ts'
import { preparedQueries, preparedQuery, runUnprepared, type ParamOf } from '../../../db/prepared-query.ts'
import { afterValues, isAfter, timeKey, timeKeyOf, type AfterValues } from '../../../db/time-key.ts'
import { loadRegistrationCards, selectRegistrations, type RegistrationRow } from './registration.view.ts'

/** The caller's registrations, newest first; those that ended are a list of their own. totalCount: capped. */
export async function listRegistrations(
  ctx: MemberCtx,
  input: MethodParsed<typeof UserProduct.GetList>,
): Promise<MethodOutput<typeof UserProduct.GetList>> {
  const { db, viewer } = ctx
  const own = { memberId: viewer.id, ended: input.ended }
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: ({ after, skip, limit }) => {
      const values = { ...own, ...afterValues(after) }
      // Each number of skipped rows would be another statement.
      return skip === 0
        ? firstOnes(db, { limit }, values)
        : runUnprepared(db, (param: ParamOf<PageValues>) => pageOf(db, param, { skip, limit }), values)
    },
    count: async () => (await counted(db, own))[0]?.count ?? 0,
    keyOf: (row) => timeKeyOf({ id: row.reg_id, created_at: row.created_at }),
  })
  return { ...page, items: await loadRegistrationCards(ctx, rows) }
}

/** How many products a member has registered that did not end; capped. */
export async function countRegistrations(db: Queryable, memberId: string): Promise<number> {
  return (await counted(db, { memberId, ended: false }))[0]?.count ?? 0
}

type OwnValues = { memberId: string; ended: boolean }
type PageValues = OwnValues & AfterValues

const isOwn = (param: ParamOf<OwnValues>): RawBuilder<SqlBool> =>
  sql<SqlBool>`user_product.member_id = ${param('memberId')}::uuid
    and (user_product.state in (4, 5)) = ${param('ended')}::boolean`

const pageOf = (
  db: Queryable,
  param: ParamOf<PageValues>,
  { skip, limit }: { skip: number; limit: number },
) =>
  selectRegistrations(db)
    .where(isOwn(param))
    .where(isAfter('user_product', param))
    .orderBy('user_product.created_at', 'desc')
    .orderBy('user_product.id', 'desc')
    .limit(sql.lit(limit))
    .offset(sql.lit(skip))

const firstOnes = preparedQueries<PageValues, { limit: number }, RegistrationRow>(
  'product.registrations',
  (db, param, { limit }) => pageOf(db, param, { skip: 0, limit }),
)

const counted = preparedQuery<OwnValues, { count: number }>('product.registrations.count', (db, param) => {
  const query = cappedCountOf(sql`from user_product where ${isOwn(param)}`)
  return { compile: () => query.compile(db) }
})
