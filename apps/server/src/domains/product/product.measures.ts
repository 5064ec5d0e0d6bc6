import { sql, type RawBuilder } from 'kysely'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import type { Manifest } from '../../manifest.ts'

type Measure = NonNullable<Manifest['medalMeasures']>[number]

/** How many products in force a member has, of those that a condition on the category selects. */
function ownedOf(name: string, condition: RawBuilder<unknown>): Measure {
  const countsOf = preparedQuery<{ memberIds: readonly string[] }, { memberId: string; value: number }>(
    `measure.${name}`,
    (db, param) => {
      const query = sql<{ memberId: string; value: number }>`
        select user_product.member_id as "memberId", count(*)::int as value
        from user_product join product_info on product_info.id = user_product.product_id
          join product_category on product_category.id = product_info.category_id
        where user_product.member_id = ${anyOf(param('memberIds'))} and user_product.state = 2 and ${condition}
        group by user_product.member_id`
      return { compile: () => query.compile(db) }
    },
  )
  return {
    name,
    events: ['product.owned'],
    read: async (db, { memberIds, args }) => {
      const rows = await countsOf(db, { memberIds })
      return rows.map(({ memberId, value }) => ({ memberId, values: args.map(() => value) }))
    },
  }
}

/** Measures for the goals of medals and frames for owners. */
export const productMeasures: readonly Measure[] = [
  ownedOf('products', sql`true`),
  ownedOf('cameras', sql`product_category.reward_rule = 'productCamera'`),
  ownedOf('lenses', sql`product_category.reward_rule = 'productLens'`),
]
