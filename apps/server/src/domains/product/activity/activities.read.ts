import type { MethodOutput, MethodParsed, ProductActivityDetail, UserProduct } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { activityOf, findActivity, pageOfActivities } from './activity.view.ts'
import { loadOwnProducts, obstacleOf } from './own-products.ts'

/** SQL for an activity `a`: this member applied for it. */
const isApplied = (
  memberId: string,
): RawBuilder<SqlBool> => sql<SqlBool>`exists (select from product_application own
  where own.activity_id = a.id and own.member_id = ${memberId}::uuid)`

/** The activities that are open and not over, and those that the caller applied for; of one product how that stands. */
export async function listActivities(
  ctx: MemberCtx,
  input: MethodParsed<typeof UserProduct.GetProductActivityList>,
): Promise<MethodOutput<typeof UserProduct.GetProductActivityList>> {
  const applied = isApplied(ctx.viewer.id)
  const isShown = input.applied
    ? applied
    : sql<SqlBool>`((a.is_open and a.apply_to > ${ctx.now}) or ${applied})`
  const isOfProduct =
    input.regProductId === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`exists (select from product_activity_model model join user_product u on u.product_id = model.product_id
          where model.activity_id = a.id and u.id = ${input.regProductId}::uuid and u.member_id = ${ctx.viewer.id}::uuid)`
  const { rows, ...page } = await pageOfActivities(ctx.db, input, sql<SqlBool>`${isShown} and ${isOfProduct}`)
  const products = await loadOwnProducts(ctx, rows)
  const items = rows.map((row) => {
    const all = products.get(row.id) ?? []
    const { regProductId: only } = input
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

/** An activity that is open or that the caller applied for, with their products of its models. @throws ContentNotFound */
export async function getActivity(ctx: MemberCtx, { id }: { id: string }): Promise<ProductActivityDetail> {
  const row = await findActivity(ctx.db, id, sql<SqlBool>`(a.is_open or ${isApplied(ctx.viewer.id)})`)
  const own = (await loadOwnProducts(ctx, [row])).get(id) ?? []
  return { ...activityOf(ctx.app, row), obstacle: obstacleOf(row, own, ctx.now), products: own }
}
