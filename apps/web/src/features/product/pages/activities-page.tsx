import '../product.css'
import '../own-products.css'
import '../activity.css'
import { EmptyState, LinkButton, Tabs, TextLink } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { ActivityCard, ActivitySkeleton } from '../components/activity-card.tsx'

/** 产品活动: open activities, with the member's state in each, and their applications. */
export default function ActivitiesPage() {
  const [search] = useSearchParams()
  const applied = search.get('applied') === '1'
  const product = search.get('product') ?? undefined
  const filter = { applied, ...(product === undefined ? {} : { regProductId: product }) }
  return (
    <OwnPage title="产品活动">
      <div className="product-list-head">
        <Tabs
          label="产品活动"
          current={applied ? 'applied' : 'all'}
          items={[
            { id: 'all', label: '全部活动', href: ownPaths.productActivities(), inPlace: true },
            { id: 'applied', label: '我的申请', href: ownPaths.productActivities('applied'), inPlace: true },
          ]}
        />
        <LinkButton kind="line" href={ownPaths.products()}>
          我的产品
        </LinkButton>
      </div>
      {product === undefined ? null : (
        <p className="activity-filter">
          只列出一件产品的活动
          <TextLink href={ownPaths.productActivities()}>看全部</TextLink>
        </p>
      )}
      <InfiniteList
        options={queries.pages(api.UserProduct.GetProductActivityList, filter)}
        skeleton={<ActivitySkeleton />}
        empty={
          applied ? (
            <EmptyState title="还没有申请过活动" help="申请以后，进度和寄送的礼品都在这里" />
          ) : product !== undefined ? (
            <EmptyState title="这件产品现在没有活动" help="有新活动时会列在这里" />
          ) : (
            <EmptyState title="现在没有产品活动" help="买赠、延保、固件体验和以旧换新登记会列在这里" />
          )
        }
      >
        {(items) => (
          <ul className="product-list">
            {items.map((item) => (
              <ActivityCard key={item.id} item={item} product={product} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </OwnPage>
  )
}
