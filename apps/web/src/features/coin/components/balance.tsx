import { countText } from '@guangquan/contract/text/count-text'
import type { CoinBalance } from '@guangquan/contract'
import { coinBalance } from '@guangquan/routes/first/own'
import { Later, LinkButton, Skeleton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { goodsPaths } from '../../../platform/own-paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { CoinSign } from './coin-sign.tsx'

/** The member's coins, and when they expire. */
export function Balance() {
  const balance = useQuery(queries.one(...coinBalance()))
  if (balance.data === undefined && balance.isError) return <LoadError of={balance} />
  return (
    <section className="own-panel coin-balance" aria-label="余额">
      <CoinSign size={64} />
      <div>
        <p className="text-small text-ink-2">可用金币</p>
        <p className="coin-sum" data-selectable>
          {balance.data === undefined ? (
            <Later>
              <Skeleton width="120px" height="40px" />
            </Later>
          ) : (
            countText(balance.data.balance)
          )}
        </p>
      </div>
      {balance.data === undefined ? <ExpirySkeleton /> : <Expiries {...balance.data} />}
      <div className="coin-actions">
        <LinkButton kind="line" href={goodsPaths.orders()}>
          我的兑换
        </LinkButton>
        <LinkButton kind="lit" href={goodsPaths.exchange()}>
          去兑换
        </LinkButton>
      </div>
    </section>
  )
}

function Expiries({ lots }: CoinBalance) {
  if (lots.length === 0) return null
  return (
    <ul className="coin-expiries">
      {lots.map(({ amount, expireTime }) => (
        <li key={expireTime}>
          <b>{countText(amount)}</b> 枚有效期至 {dayOf(expireTime)}
        </li>
      ))}
    </ul>
  )
}

/** Space for the usual number of entries. */
function ExpirySkeleton() {
  return (
    <ul className="coin-expiries" aria-hidden>
      {['first', 'second'].map((key) => (
        <li key={key}>
          <Later>
            <Skeleton width="180px" height="1lh" />
          </Later>
        </li>
      ))}
    </ul>
  )
}

/** The day of a time in wire format: 2026 年 12 月 31 日. */
function dayOf(time: string): string {
  const [year, month, day] = time.slice(0, 10).split('-').map(Number)
  return `${year} 年 ${month} 月 ${day} 日`
}
