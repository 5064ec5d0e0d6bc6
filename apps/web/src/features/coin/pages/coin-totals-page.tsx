import { countText } from '@guangquan/contract/text/count-text'
import '../coin.css'
import type { CoinTotals } from '@guangquan/contract'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** 金币公示: the coins of all members since the beginning, from the ledger itself. */
export default function CoinTotalsPage() {
  const totals = useQuery(queries.one(api.Coin.GetTotals, {}))
  return (
    <article className="page coin-totals" data-selectable>
      <h1 className="text-h2 font-semibold max-md:sr-only">金币公示</h1>
      <p className="mt-3 text-ink-2">全体影友的金币从开始到现在的总数，直接由账目相加得出。</p>
      {totals.data !== undefined ? (
        <Totals totals={totals.data} />
      ) : totals.isError ? (
        <LoadError of={totals} />
      ) : (
        <IrisLoader className="py-10" />
      )}
      <section>
        <h2 className="text-h4 font-semibold">金币怎样记账</h2>
        <ul>
          <li>每一笔都同时记在影友和社区的账上，一边增加多少，另一边就减少多少。</li>
          <li>账目只能添加，不能改动或删除；记错了，另记一笔调整。</li>
          <li>金币不是钱，不能转让，也不出售。</li>
          <li>一年里得到的金币，到下一年的 12 月 31 日为止有效，先到期的先用。</li>
        </ul>
      </section>
    </article>
  )
}

function Totals({ totals }: { totals: CoinTotals }) {
  const figures = [
    ['发放', totals.issued],
    ['使用', totals.redeemed],
    ['过期', totals.expired],
    ['收回', totals.reversed],
    ['影友手中', totals.available],
  ] as const
  return (
    <>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{countText(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-ink-3">
        发放等于其余四项之和。统计时间 {totals.countTime.slice(0, 16)}
      </p>
    </>
  )
}
