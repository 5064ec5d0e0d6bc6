import { countText } from '@guangquan/contract/text/count-text'
import type { GoodsItem } from '@guangquan/contract'
import { goodsTypes } from '@guangquan/contract/goods/goods.words'
import { Later, Skeleton, StatusPill, UiLink } from '@guangquan/ui'
import { goodsPaths } from '../../../platform/own-paths.ts'
import { audienceText, stockText } from '../goods-words.ts'
import { GoodsPicture } from './goods-picture.tsx'
import { Price } from './price.tsx'

interface GoodsCardProps {
  goods: GoodsItem
  /** Coins of the member, to show how many are missing; undefined while unknown. */
  coins: number | undefined
  /** The member's effective level; undefined while unknown. */
  level: number | undefined
  eager?: boolean
}

/** Goods on the shelf: picture, name, price and stock. */
export function GoodsCard({ goods, coins, level, eager = false }: GoodsCardProps) {
  const { id, name, kind, summary, coverUrl, frameSrc, stock } = goods
  const isSoldOut = stock === 0
  const isBenefit = goods.goodsType === goodsTypes.benefit
  const missing = coins === undefined || isBenefit ? 0 : Math.max(0, goods.coins - coins)
  const isLocked = level !== undefined && level < goods.minLevel
  return (
    <li>
      <UiLink
        href={isBenefit ? goodsPaths.benefit(id) : goodsPaths.goods(id)}
        className="goods-card"
        data-sold-out={isSoldOut || undefined}
        data-locked={isLocked || undefined}
      >
        <span className="goods-frame">
          <GoodsPicture
            url={coverUrl}
            frameSrc={frameSrc}
            kind={kind}
            name={name}
            summary={summary}
            sizes="(min-width: 1024px) min(25vw, 340px), (min-width: 768px) 33vw, 50vw"
            eager={eager}
          />
          {isSoldOut ? (
            <span className="goods-mark">
              <StatusPill tone="ink">{isBenefit ? '已领完' : '已兑完'}</StatusPill>
            </span>
          ) : null}
        </span>
        <span className="goods-name">{name}</span>
        <span className="goods-facts">
          {isBenefit ? (
            <span>{audienceText(goods)}</span>
          ) : (
            <Price coins={goods.coins} isDear={missing > 0} />
          )}
          <span className="goods-left">
            {missing > 0 && !isSoldOut ? `还差 ${countText(missing)}` : stockText(goods)}
          </span>
        </span>
      </UiLink>
    </li>
  )
}

/** Placeholder cards until the first page is loaded. */
export function GoodsSkeleton() {
  return (
    <Later>
      <div className="goods-grid">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
          <div key={place}>
            <Skeleton width="100%" height="auto" className="goods-frame" />
            <Skeleton width="70%" height="16px" className="mt-3" />
            <Skeleton width="40%" height="14px" className="mt-2" />
          </div>
        ))}
      </div>
    </Later>
  )
}
