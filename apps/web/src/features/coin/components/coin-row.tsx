import { countText } from '@guangquan/contract/text/count-text'
import type { CoinLine } from '@guangquan/contract'
import { Later, Skeleton, TimeText } from '@guangquan/ui'
import { serverNow } from '../../../platform/boot.ts'

/** One movement: its cause, when, how much, and until when gained coins may be used. */
export function CoinRow({ line: { text, amount, createTime, expireTime } }: { line: CoinLine }) {
  return (
    <li className="coin-row">
      <p className="coin-cause">{text}</p>
      <p className="coin-note">
        <TimeText at={createTime} now={serverNow()} />
        {expireTime === null ? null : <span>有效期至 {expireTime.slice(0, 10)}</span>}
      </p>
      <p className="coin-amount" data-gained={amount > 0 || undefined}>
        {amount > 0 ? '+' : '−'}
        {countText(Math.abs(amount))}
      </p>
    </li>
  )
}

export function CoinSkeleton() {
  return (
    <Later>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <div key={place} className="coin-row">
          <Skeleton width="40%" height="14px" />
          <Skeleton width="24%" height="12px" className="coin-note" />
        </div>
      ))}
    </Later>
  )
}
