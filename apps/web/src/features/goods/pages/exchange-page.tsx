import { countText } from '@guangquan/contract/text/count-text'
import '../goods.css'
import { coinBalance } from '@guangquan/routes/first/own'
import { Checkbox, EmptyState, LinkButton, Skeleton, Tabs } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { goodsTypes } from '@guangquan/contract/goods/goods.words'
import { queries } from '../../../platform/api.ts'
import { goodsPaths, ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { CoinSign } from '../../coin/index.ts'
import { GoodsShelf } from '../components/goods-shelf.tsx'
import { kindTabOf, kindTabs } from '../goods-words.ts'

/** 金币兑换: goods for coins, by kind, with the member's balance. */
export default function ExchangePage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const tab = kindTabOf(search.get('kind'))
  const canAfford = search.get('afford') === '1'
  const kind = tab === 'all' ? undefined : kindNumbers[tab]
  return (
    <div className="page goods-page">
      <h1 className="sr-only">金币兑换</h1>
      <CoinHead />
      <div className="goods-filter">
        <Tabs
          label="商品种类"
          current={tab}
          items={kindTabs.map(({ id, label }) => ({
            id,
            label,
            href: goodsPaths.exchange(id === 'all' ? '' : id, canAfford),
            inPlace: true,
          }))}
        />
        <Checkbox
          label="只看我能兑的"
          checked={canAfford}
          onChange={({ target }) =>
            navigate(goodsPaths.exchange(tab === 'all' ? '' : tab, target.checked), { replace: true })
          }
        />
      </div>
      <GoodsShelf
        key={`${tab} ${canAfford}`}
        goodsType={goodsTypes.coins}
        kind={kind}
        canAfford={canAfford}
        empty={
          canAfford ? (
            <EmptyState title="现在的金币还换不了" help="做任务、发作品都能得到金币" />
          ) : (
            <EmptyState title="这里还没有商品" help="换一类看看" />
          )
        }
      />
    </div>
  )
}

const kindNumbers = { 1: 1, 2: 2, 3: 3, 4: 4 } as const

function CoinHead() {
  const balance = useQuery(queries.one(...coinBalance()))
  if (balance.data === undefined && balance.isError) return <LoadError of={balance} />
  const [first] = balance.data?.lots ?? []
  return (
    <section className="goods-head" aria-label="我的金币">
      <CoinSign size={64} />
      <div className="goods-balance">
        <p>我的金币</p>
        <p data-selectable>
          {balance.data === undefined ? (
            <Skeleton width="120px" height="40px" />
          ) : (
            countText(balance.data.balance)
          )}
        </p>
      </div>
      {balance.data === undefined ? (
        <div className="goods-expiry">
          <Skeleton width="180px" height="1em" />
        </div>
      ) : first === undefined ? null : (
        <p className="goods-expiry">
          其中 <b>{countText(first.amount)}</b> 枚将在 {first.expireTime.slice(0, 10)} 到期
        </p>
      )}
      <div className="goods-actions">
        <LinkButton kind="line" href={ownPaths.coins()}>
          金币明细
        </LinkButton>
        <LinkButton kind="ink" href={goodsPaths.orders()}>
          我的兑换
        </LinkButton>
      </div>
    </section>
  )
}
