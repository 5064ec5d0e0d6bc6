import { countText } from '@guangquan/contract/text/count-text'
import { CoinSign } from '../../coin/index.ts'

/** A price in coins. */
export function Price({
  coins,
  isDear = false,
  size = 20,
}: {
  coins: number
  /** More than the member has. */
  isDear?: boolean
  size?: number
}) {
  return (
    <span className="goods-price" data-dear={isDear || undefined}>
      <CoinSign size={size} />
      <b>{countText(coins)}</b>
      <span className="sr-only">金币</span>
    </span>
  )
}
