import type { SiteHref } from '@guangquan/routes/link'
import { sitePictureUrl } from '../../site-picture/index.ts'
import { ownTarget } from '../../target/index.ts'
import { applicationTargetName } from './application-target-name.ts'

/** Applications for activities as targets of notices. */
export const applicationTarget = ownTarget({
  name: applicationTargetName,
  table: 'product_application',
  load: async ({ app, db, viewer }, ids) => {
    const rows = await db
      .selectFrom('product_application as application')
      .innerJoin('product_activity as offer', 'offer.id', 'application.activity_id')
      .where('application.id', 'in', ids)
      .where('application.member_id', '=', viewer.id)
      .select(['application.id', 'activity_id', 'user_product_id', 'title', 'picture_url'])
      .execute()
    return rows.map(
      ({ id, activity_id: activity, user_product_id: product, title, picture_url: picture }) => {
        const path: SiteHref = `/user/product/join?activity=${activity}&product=${product}`
        return { id, path, title, coverUrl: sitePictureUrl(app, picture) }
      },
    )
  },
})
