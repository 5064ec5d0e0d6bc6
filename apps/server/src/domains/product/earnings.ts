import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** How members earn experience when a product is registered for the first time. */
export const productEarnings = [
  {
    event: 'product.accepted',
    keyOf: ({ serialId }) => serialId,
    keys: sql`s.id`,
    from: sql`product_serial s join product_info p on p.id = s.product_id
      join product_category c on c.id = p.category_id`,
    where: sql`s.rewarded_to is not null`,
    rule: { among: ['productCamera', 'productLens', 'productAccessory'], column: sql`c.reward_rule` },
    member: sql`s.rewarded_to`,
    source: sql`s.id::text`,
    post: null,
    at: sql`s.rewarded_at`,
  },
] as const satisfies Manifest['earnings']
