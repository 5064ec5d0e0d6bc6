import type { GoodsItem } from '@guangquan/contract'
import { coinBalance, ownLevel } from '@guangquan/routes/first/own'
import { EmptyState } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { GoodsCard, GoodsSkeleton } from './goods-card.tsx'

interface GoodsShelfProps {
  goodsType: 1 | 2
  kind: 1 | 2 | 3 | 4 | undefined
  canAfford: boolean
  empty: ReactNode
}

/** Cards of goods, up to four in a row. */
export function GoodsShelf({ goodsType, kind, canAfford, empty }: GoodsShelfProps) {
  const balance = useQuery(queries.one(...coinBalance()))
  const own = useQuery(queries.one(...ownLevel()))
  const input = {
    goodsType,
    ...(kind === undefined ? {} : { kind }),
    ...(canAfford ? { canAfford } : {}),
  }
  return (
    <InfiniteList
      options={queries.pages(api.Goods.GetList, input)}
      skeleton={<GoodsSkeleton />}
      empty={empty ?? <EmptyState />}
    >
      {(goods: GoodsItem[]) => (
        <ul className="goods-grid">
          {goods.map((one, place) => (
            <GoodsCard
              key={one.id}
              goods={one}
              coins={balance.data?.balance}
              level={own.data?.own?.unlockLevel}
              eager={place < 4}
            />
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}
