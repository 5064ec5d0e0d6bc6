import '../goods.css'
import '../order.css'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { goodsPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { ScrollableTabs } from '../../../shared/lists/scrollable-tabs.tsx'
import { OrderRow, OrderSkeleton } from '../components/order-row.tsx'
import { orderTabOf, orderTabs } from '../order-tabs.ts'

/** 我的兑换: the member's orders of goods and benefits. */
export default function OrdersPage() {
  const [search] = useSearchParams()
  const tab = orderTabOf(search.get('tab'))
  return (
    <OwnPage title="我的兑换">
      <ScrollableTabs
        label="订单状态"
        current={tab.id}
        items={orderTabs.map(({ id, label }) => ({
          id,
          label,
          href: goodsPaths.orders(id === 'all' ? '' : id),
          inPlace: true,
        }))}
      />
      <InfiniteList
        options={queries.pages(api.GoodsOrder.GetList, tab.filter)}
        skeleton={<OrderSkeleton />}
        empty={
          <EmptyState
            title={tab.empty}
            action={
              <LinkButton kind="lit" href={goodsPaths.exchange()}>
                去兑换
              </LinkButton>
            }
          />
        }
      >
        {(orders) => (
          <ul className="order-list">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </OwnPage>
  )
}
