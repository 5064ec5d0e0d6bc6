import type { MethodOutput, MethodParsed, ProductActivityDetail, UserProduct } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { keysetPage } from '../../../db/paging.ts'
import { preparedList } from '../../../db/prepared-list.ts'
import { preparedQuery } from '../../../db/prepared-query.ts'
import {
  afterValues,
  isAfter,
  timeKey,
  timeKeyOf,
  type AfterValues,
  type TimeKey,
} from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { activityColumns, activityOf, type ActivityRow } from './activity.view.ts'
import { obstacleOf, ownProductsOf, readOwnProducts } from './own-products.ts'

/** SQL for an activity `a`: this member applied for it. */
const isApplied = (
  memberId: RawBuilder<string>,
): RawBuilder<SqlBool> => sql<SqlBool>`exists (select from product_application own
  where own.activity_id = a.id and own.member_id = ${memberId}::uuid)`

/** Current open activities, and those that the caller applied for; for one product, with its state. */
export async function listActivities(
  ctx: MemberCtx,
  input: MethodParsed<typeof UserProduct.GetProductActivityList>,
): Promise<MethodOutput<typeof UserProduct.GetProductActivityList>> {
  const { db, now, viewer } = ctx
  const { regProductId: only } = input
  const variant = { applied: input.applied, ofProduct: only !== undefined }
  const valuesAfter = (after: TimeKey | null) => ({
    memberId: viewer.id,
    now,
    regProductId: only ?? null,
    ...afterValues(after),
  })
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => activities.read(db, window, variant, valuesAfter(window.after)),
    count: () => activities.count(db, variant, valuesAfter(null)),
    keyOf: timeKeyOf,
  })
  const ids = rows.map(({ id }) => id)
  const products = ownProductsOf(rows, await readOwnProducts(db, { memberId: viewer.id, ids }))
  const items = rows.map((row) => {
    const all = products.get(row.id) ?? []
    const own = only === undefined ? all : all.filter(({ regProductId }) => regProductId === only)
    return {
      ...activityOf(ctx.app, row),
      obstacle: obstacleOf(row, own, ctx.now),
      applications: own
        .filter(({ state }) => state !== 0)
        .map(({ regProductId, name, serialEnd, state }) => ({ regProductId, name, serialEnd, state })),
    }
  })
  return { ...page, items }
}

type ListedValues = AfterValues & { memberId: string; now: Date; regProductId: string | null }
type ListedVariant = { applied: boolean; ofProduct: boolean }

const activities = preparedList<ListedValues, ListedVariant, ActivityRow>('product.activities', {
  rows: (param, { applied, ofProduct }) => {
    const isOwn = isApplied(param('memberId'))
    const isShown = applied
      ? isOwn
      : sql`((a.is_open and a.apply_to > ${param('now')}::timestamptz) or ${isOwn})`
    const isOfProduct = sql`exists (select from product_activity_model model
      join user_product u on u.product_id = model.product_id
      where model.activity_id = a.id and u.id = ${param('regProductId')}::uuid
        and u.member_id = ${param('memberId')}::uuid)`
    return sql`from product_activity a where ${isShown} ${ofProduct ? sql`and ${isOfProduct}` : sql``}`
  },
  page: (rows, param) => sql`select ${activityColumns} ${rows} and ${isAfter('a', param)}
    order by a.created_at desc, a.id desc`,
})

/**
 * An activity that is open or that the caller applied for, with their products of its models.
 * @throws ContentNotFound
 */
export async function getActivity(ctx: MemberCtx, { id }: { id: string }): Promise<ProductActivityDetail> {
  const memberId = ctx.viewer.id
  const [[row], products] = await Promise.all([
    oneActivity(ctx.db, { id, memberId }),
    readOwnProducts(ctx.db, { memberId, ids: [id] }),
  ])
  if (row === undefined) fail('ContentNotFound')
  const own = ownProductsOf([row], products).get(id) ?? []
  return { ...activityOf(ctx.app, row), obstacle: obstacleOf(row, own, ctx.now), products: own }
}

const oneActivity = preparedQuery<{ id: string; memberId: string }, ActivityRow>(
  'product.activity',
  (db, param) => {
    const query = sql<ActivityRow>`select ${activityColumns} from product_activity a
      where a.id = ${param('id')}::uuid and (a.is_open or ${isApplied(param('memberId'))})`
    return { compile: () => query.compile(db) }
  },
)
