import '../product.css'
import '../own-products.css'
import { ownProducts } from '@guangquan/routes/first/own'
import { EmptyState, LinkButton, Tabs } from '@guangquan/ui'
import { ArrowsLeftRightIcon, GiftIcon, PlusIcon, QrCodeIcon } from '@guangquan/ui/icons'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { RegisteredCard, RegisteredSkeleton } from '../components/registered-card.tsx'

/** 我的产品: the member's registrations, including ended ones. */
export default function ProductsPage() {
  const [search] = useSearchParams()
  const ended = search.get('ended') === '1'
  const register = (
    <LinkButton kind="lit" icon={<PlusIcon weight="bold" size={18} />} href={ownPaths.registerProduct(1)}>
      注册产品
    </LinkButton>
  )
  return (
    <OwnPage title="我的产品">
      <div className="product-list-head">
        <Tabs
          label="我的产品"
          current={ended ? 'ended' : 'own'}
          items={[
            { id: 'own', label: '我的产品', href: ownPaths.products(), inPlace: true },
            { id: 'ended', label: '已解绑、已转让', href: ownPaths.products('ended'), inPlace: true },
          ]}
        />
        <div className="product-list-acts">
          <LinkButton kind="line" icon={<ArrowsLeftRightIcon size={18} />} href={ownPaths.acceptProduct()}>
            接收过户
          </LinkButton>
          <LinkButton kind="line" icon={<QrCodeIcon size={18} />} href={ownPaths.scanProduct()}>
            扫码注册
          </LinkButton>
          <LinkButton kind="line" icon={<GiftIcon size={18} />} href={ownPaths.productActivities()}>
            产品活动
          </LinkButton>
          {register}
        </div>
      </div>
      <InfiniteList
        options={queries.pages(...ownProducts(ended))}
        skeleton={<RegisteredSkeleton />}
        empty={
          ended ? (
            <EmptyState title="没有已解绑或已转让的产品" />
          ) : (
            <EmptyState title="还没有注册产品" help="注册相机和镜头，记录保修、用它拍的照片，成为认证机主" />
          )
        }
      >
        {(items) => (
          <ul className="product-list">
            {items.map((item) => (
              <RegisteredCard key={item.regProductId} item={item} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </OwnPage>
  )
}
