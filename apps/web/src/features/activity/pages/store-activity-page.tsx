import '../activities.css'
import { shopTypes } from '@guangquan/contract/goods/goods.words'
import { readShopFilter, shopActivities, type ShopActivityFilter } from '@guangquan/routes/first/activity'
import { storeAreas } from '@guangquan/routes/first/store'
import { ChipRow, EmptyState, LinkButton } from '@guangquan/ui'
import { MapPinIcon, StorefrontIcon } from '@guangquan/ui/icons'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { flatPages } from '@guangquan/client'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { api, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { FilterMenu } from '../../../shared/lists/filter-menu.tsx'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { ActivitySkeletons } from '../components/activity-card.tsx'
import { ActivityList } from '../components/activity-list.tsx'

/** 门店活动: activities of the brand's shops, by city and shop. The filter is part of the address. */
export default function StoreActivityPage() {
  const [search] = useSearchParams()
  const filter = readShopFilter(search)
  return (
    <div className="page events-page">
      <header className="events-head">
        <h1 className="text-h2 font-semibold max-md:sr-only">门店活动</h1>
        <LinkButton kind="line" size="small" href={paths.stores()}>
          门店信息
        </LinkButton>
      </header>
      <ShopFilters filter={filter} />
      <InfiniteList
        key={`${filter.city} ${filter.shop}`}
        options={queries.pages(...shopActivities(filter))}
        skeleton={<ActivitySkeletons />}
        empty={
          <EmptyState
            title="这里还没有门店活动"
            help="换一家门店，或者看看全部活动"
            action={
              <LinkButton kind="line" href={activityPaths.list()}>
                看全部活动
              </LinkButton>
            }
          />
        }
      >
        {(activities) => <ActivityList activities={activities} />}
      </InfiniteList>
    </div>
  )
}

function ShopFilters({ filter: { city, shop } }: { filter: ShopActivityFilter }) {
  const areas = useQuery(queries.one(...storeAreas(shopTypes.own)))
  const shops = useInfiniteQuery(
    queries.pages(api.SysBaseInfo.GetShopList, {
      t: shopTypes.own,
      ...(city === undefined ? {} : { areaCode: city }),
    }),
  )
  const cities: { id: string | null; name: string }[] = [
    { id: null, name: '全部城市' },
    ...(areas.data ?? [])
      .flatMap((province) => (province.cities.length === 0 ? [province] : province.cities))
      .map(({ code, name }) => ({ id: code, name })),
  ]
  const shopOptions: { id: string | null; name: string }[] = [
    { id: null, name: '全部门店' },
    ...flatPages(shops.data).map(({ id, name }) => ({ id, name })),
  ]
  return (
    <ChipRow label="筛选" className="event-filters">
      <FilterMenu
        label="城市"
        icon={<MapPinIcon size={18} aria-hidden />}
        options={cities}
        chosen={city ?? null}
        hrefOf={(code) => activityPaths.ofShops(code === null ? {} : { city: code })}
      />
      <FilterMenu
        label="门店"
        icon={<StorefrontIcon size={18} aria-hidden />}
        options={shopOptions}
        chosen={shop ?? null}
        hrefOf={(id) =>
          activityPaths.ofShops({
            ...(city === undefined ? {} : { city }),
            ...(id === null ? {} : { shop: id }),
          })
        }
      />
    </ChipRow>
  )
}
