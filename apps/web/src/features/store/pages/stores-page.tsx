import '../stores.css'
import type { ShopDetail } from '@guangquan/contract'
import { shopTypeNames, shopTypes } from '@guangquan/contract/goods/goods.words'
import { readStoreFilter, storesOf, type StoreFilter } from '@guangquan/routes/first/store'
import { EmptyState, Later, LinkButton, Skeleton, Tabs } from '@guangquan/ui'
import { WarningCircleIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { StoreCard } from '../components/store-card.tsx'
import { StoreFilters } from '../components/store-filters.tsx'
import { StorePhotos } from '../components/store-photos.tsx'
import { StoreSearch } from '../components/store-search.tsx'
import { writeStoreFilter } from '../store-words.ts'
import { usePosition } from '../use-position.ts'

const hrefOf = (filter: StoreFilter) => paths.stores(writeStoreFilter(filter))

/** 门店信息: the open stores of a type. The filter is part of the address; the visitor's position never is. */
export default function StoresPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const position = usePosition()
  const filter = readStoreFilter(search)
  const { keyword = '', ...rest } = filter
  const withKeyword = (word: string) => (word === '' ? rest : { ...rest, keyword: word })
  return (
    <div className="page stores-page">
      <h1 className="text-h2 font-semibold max-md:sr-only">门店信息</h1>
      <Tabs
        label="门店类型"
        className="stores-tabs"
        current={String(filter.t)}
        items={Object.values(shopTypes).map((t) => ({
          id: String(t),
          label: shopTypeNames[t],
          href: hrefOf(keyword === '' ? { t } : { t, keyword }),
        }))}
      />
      <div className="stores-filters">
        <StoreFilters filter={filter} hrefOf={hrefOf} position={position} />
        <StoreSearch
          keyword={keyword}
          onSearch={(word) => navigate(hrefOf(withKeyword(word)), { replace: true, keepScroll: true })}
        />
      </div>
      <div role="alert">
        {position.failure === null ? null : (
          <p className="stores-failure">
            <WarningCircleIcon size={20} aria-hidden />
            {position.failure}
          </p>
        )}
      </div>
      <p role="status" className="stores-order">
        {position.position === null ? '' : '从近到远。位置只用来排列门店，不会保存。'}
      </p>
      <Stores filter={filter} position={position.position} />
    </div>
  )
}

type Place = ReturnType<typeof usePosition>['position']

/** The list, in the order of staff or by distance. */
function Stores({ filter, position }: { filter: StoreFilter; position: Place }) {
  const shared = {
    skeleton: <StoresSkeleton />,
    empty: <NoStores filter={filter} />,
    children: (stores: ShopDetail[]) => <StoreList stores={stores} />,
  }
  if (position === null) {
    return (
      <InfiniteList key={writeStoreFilter(filter)} options={queries.pages(...storesOf(filter))} {...shared} />
    )
  }
  return (
    <InfiniteList
      key={`near ${writeStoreFilter(filter)}`}
      options={queries.pages(api.SysBaseInfo.GetNearbyShopList, { ...filter, ...position })}
      {...shared}
    />
  )
}

/** Number of cards in the first view, whose photographs are loaded immediately. */
const firstCards = 2

function StoreList({ stores }: { stores: ShopDetail[] }) {
  const [opened, setOpened] = useState<ShopDetail | null>(null)
  return (
    <>
      <ul className="store-list">
        {stores.map((store, place) => (
          <li key={store.id}>
            <StoreCard store={store} eager={place < firstCards} onOpenPhotos={() => setOpened(store)} />
          </li>
        ))}
      </ul>
      {opened === null ? null : <StorePhotos store={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function NoStores({ filter: { t, areaCode, keyword } }: { filter: StoreFilter }) {
  if (areaCode === undefined && keyword === undefined) {
    return <EmptyState title={`还没有${shopTypeNames[t]}`} help="看看其他类型的门店" />
  }
  return (
    <EmptyState
      title="没有找到门店"
      help={keyword === undefined ? '换一个地区试试' : '换一个词，或者换一个地区'}
      action={
        <LinkButton kind="line" href={hrefOf({ t })}>
          清除筛选
        </LinkButton>
      }
    />
  )
}

function StoresSkeleton() {
  return (
    <Later>
      <div className="store-list">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="store-card">
            <div className="store-photo">
              <Skeleton ratio={4 / 3} />
            </div>
            <div className="store-words">
              <Skeleton width="60%" height="24px" />
              <Skeleton width="90%" height="16px" className="mt-4" />
              <Skeleton width="40%" height="16px" className="mt-3" />
              <Skeleton width="50%" height="16px" className="mt-3" />
            </div>
          </div>
        ))}
      </div>
    </Later>
  )
}
