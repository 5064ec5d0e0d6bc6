import '../own-products.css'
import '../activity.css'
import { LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { ActivityCard } from './activity-card.tsx'
import { DetailSection } from './detail-section.tsx'

const shown = 3

/** The activities for a registered product; nothing if there are none or they cannot be loaded. */
export function ProductActivities({ regProductId }: { regProductId: string }) {
  const activities = useQuery(
    queries.one(api.UserProduct.GetProductActivityList, {
      regProductId,
      applied: false,
      maxResultCount: shown,
    }),
  )
  const { items = [], totalCount = 0 } = activities.data ?? {}
  if (items.length === 0) return null
  return (
    <DetailSection
      id="product-activities"
      title="产品活动"
      aside={
        totalCount <= shown ? null : (
          <LinkButton kind="line" size="small" href={ownPaths.productActivities(undefined, regProductId)}>
            全部 {totalCount} 个
          </LinkButton>
        )
      }
    >
      <ul className="product-list activity-inset">
        {items.map((item) => (
          <ActivityCard key={item.id} item={item} product={regProductId} />
        ))}
      </ul>
    </DetailSection>
  )
}
