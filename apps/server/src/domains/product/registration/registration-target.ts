import type { SitePath } from '@guangquan/routes/link'
import { ownTarget } from '../../target/index.ts'
import { productCard } from '../catalogue/product.view.ts'
import { registrationTargetName } from './registration-target-name.ts'
import { selectRegistrations } from './registration.view.ts'

/** Registered products as targets of notices. */
export const registrationTarget = ownTarget({
  name: registrationTargetName,
  table: 'user_product',
  load: async ({ app, db, viewer }, ids) => {
    const rows = await selectRegistrations(db)
      .where('user_product.id', 'in', ids)
      .where('user_product.member_id', '=', viewer.id)
      .execute()
    return rows.map((row) => {
      const { name: title, pictureUrl: coverUrl } = productCard(app, row)
      const path: SitePath = `/user/product/detail/${row.reg_id}`
      return { id: row.reg_id, path, title, coverUrl }
    })
  },
})
