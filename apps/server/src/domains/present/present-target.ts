import { presentTypes } from '@guangquan/contract'
import type { SitePath } from '@guangquan/routes/link'
import { ownTarget } from '../target/index.ts'
import { presentTargetName } from './present-target-name.ts'
import { readPresent } from './present.store.ts'
import { presentItems } from './present.view.ts'

/** Presents as targets of notices. */
export const presentTarget = ownTarget({
  name: presentTargetName,
  table: 'present',
  load: async (ctx, ids) => {
    const rows = await ctx.db
      .selectFrom('present')
      .selectAll()
      .where('id', 'in', ids)
      .where('member_id', '=', ctx.viewer.id)
      .execute()
    const items = await presentItems(
      ctx,
      rows.map((row) => readPresent(row, ctx.now)),
    )
    return items.map(({ id, title, presentType, coverUrl }) => {
      const path: SitePath =
        presentType === presentTypes.award ? `/user/present/awarddetail/${id}` : `/user/present/detail/${id}`
      return { id, path, title, coverUrl: coverUrl ?? '' }
    })
  },
})
