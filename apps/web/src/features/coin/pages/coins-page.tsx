import '../coin.css'
import { coinLines, readCoinSide } from '@guangquan/routes/first/own'
import { EmptyState, Tabs, TextLink } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { PageAction } from '../../../shared/page/page-bar.tsx'
import { useWidth } from '../../../shared/page/use-width.ts'
import { Balance } from '../components/balance.tsx'
import { CoinRow, CoinSkeleton } from '../components/coin-row.tsx'
import { coinTabs } from '../coin-tabs.ts'

/** 我的金币: the balance, its expiry, and every entry with its cause. */
export default function CoinsPage() {
  const [search] = useSearchParams()
  const side = readCoinSide(search.get('side'))
  const isPhone = useWidth('phone')
  const totals = <TextLink href={paths.coinTotals()}>金币公示</TextLink>
  return (
    <OwnPage title="我的金币" aside={isPhone ? null : totals}>
      {isPhone ? <PageAction>{totals}</PageAction> : null}
      <Balance />
      <Tabs
        className="mt-6"
        label="金币明细"
        current={side ?? 'all'}
        items={coinTabs.map(({ id, label }) => ({
          id,
          label,
          href: ownPaths.coins(id === 'all' ? undefined : id),
          inPlace: true,
        }))}
      />
      <InfiniteList
        options={queries.pages(...coinLines(side))}
        skeleton={<CoinSkeleton />}
        empty={<EmptyState title={coinTabs.find(({ id }) => id === (side ?? 'all'))?.empty ?? ''} />}
      >
        {(lines) => (
          <ul className="coin-list">
            {lines.map((line) => (
              <CoinRow key={line.id} line={line} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </OwnPage>
  )
}
