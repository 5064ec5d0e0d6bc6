import type { SitePath } from '@guangquan/routes/link'
import { sql } from 'kysely'
import { ownTarget } from '../../target/index.ts'
import type { OrderRow } from '../goods.store.ts'
import { orderTargetName } from './order-target-name.ts'
import { orderColumns } from './order.store.ts'
import { orderItems } from './orders.read.ts'

/** Orders as targets of notices. */
export const orderTarget = ownTarget({
  name: orderTargetName,
  table: 'goods_order',
  load: async (ctx, ids) => {
    const { rows } = await sql<OrderRow>`select ${orderColumns} from goods_order
      where id = any(${ids}::uuid[]) and member_id = ${ctx.viewer.id}`.execute(ctx.db)
    const items = await orderItems(ctx, rows)
    return items.map(({ id, name, coverUrl }) => {
      const path: SitePath = `/user/coins/order/${id}`
      return { id, path, title: name, coverUrl: coverUrl ?? '' }
    })
  },
})
