import '../lottery.css'
import { lotteryTypes } from '@guangquan/contract/lottery/lottery.words'
import { lotteryDetail } from '@guangquan/routes/first/lottery'
import { IrisLoader, Tabs } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queries } from '../../../platform/api.ts'
import { lotteryPaths } from '../../../platform/lottery-paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { InstantView } from '../components/instant-view.tsx'
import { LotteryList } from '../components/lottery-list.tsx'
import { MissingLottery } from '../components/missing-lottery.tsx'
import { OwnDraws } from '../components/own-draws.tsx'
import { isMissing } from '../is-missing.ts'

const tabs = ['all', 'mine', 'won'] as const

/** 抽奖: with an id the nine-grid, without one those that are open and the member's own. */
export default function LotteryPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id === null ? <Lists tab={search.get('tab')} /> : <OneLottery key={id} id={id} />
}

function Lists({ tab }: { tab: string | null }) {
  const current = tabs.find((one) => one === tab) ?? 'open'
  return (
    <div className="page lottery-lists">
      <h1 className="text-h2 font-semibold max-md:sr-only">抽奖</h1>
      <Tabs
        label="抽奖"
        current={current}
        items={[
          { id: 'open', label: '正在进行', href: lotteryPaths.list() },
          { id: 'all', label: '全部', href: lotteryPaths.list('all') },
          { id: 'mine', label: '我参加的', href: lotteryPaths.list('mine') },
          { id: 'won', label: '我的奖品', href: lotteryPaths.list('won') },
        ]}
      />
      {current === 'open' || current === 'all' ? (
        <LotteryList key={current} open={current === 'open'} />
      ) : (
        <OwnDraws key={current} wonOnly={current === 'won'} />
      )}
    </div>
  )
}

function OneLottery({ id }: { id: string }) {
  const query = useQuery(queries.one(...lotteryDetail(id)))
  const navigate = useNavigate()
  const isList = query.data !== undefined && query.data.type !== lotteryTypes.instant
  usePageTitle(query.data?.title)
  // A list is joined on its own page.
  useEffect(() => {
    if (isList) navigate(lotteryPaths.detail(id), { replace: true })
  }, [isList, id, navigate])
  if (query.data !== undefined && !isList) return <InstantView lottery={query.data} />
  if (query.isError) return isMissing(query.error) ? <MissingLottery /> : <LoadError of={query} />
  return (
    <div className="min-h-svh">
      <IrisLoader className="pt-24" />
    </div>
  )
}
