import '../product.css'
import '../own-products.css'
import '../activity.css'
import { ApiError } from '@guangquan/client'
import type { ProductActivityDetail } from '@guangquan/contract'
import { IrisLoader, Later, LinkButton, MissingPage } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { ActivityHero, ActivityRules } from '../components/activity-head.tsx'
import { JoinProducts } from '../components/join-products.tsx'
import { JoinState } from '../components/join-state.tsx'

/** 参加产品活动: the description of an activity, and the application for one of the member's products. */
export default function JoinActivityPage() {
  const [search] = useSearchParams()
  const id = search.get('activity') ?? ''
  const activity = useQuery({
    ...queries.one(api.UserProduct.GetProductActivityDetail, { id }),
    enabled: id !== '',
  })
  usePageTitle(activity.data?.title)
  if (activity.data !== undefined) {
    return (
      <OwnPage title={activity.data.title}>
        <Shown activity={activity.data} asked={search.get('product')} />
      </OwnPage>
    )
  }
  const isMissing =
    id === '' ||
    (activity.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(activity.error.kind))
  return (
    <OwnPage title="参加产品活动">
      {isMissing ? (
        <MissingPage
          level={2}
          title="没有这个活动"
          help="它可能已经关闭了。"
          actions={
            <LinkButton kind="ink" href={ownPaths.productActivities()}>
              看产品活动
            </LinkButton>
          }
        />
      ) : activity.isError ? (
        <LoadError of={activity} />
      ) : (
        <Later>
          <IrisLoader className="py-16" />
        </Later>
      )}
    </OwnPage>
  )
}

function Shown({ activity, asked }: { activity: ProductActivityDetail; asked: string | null }) {
  const navigate = useNavigate()
  const { products } = activity
  const chosen =
    products.find(({ regProductId }) => regProductId === asked) ??
    products.find(({ obstacle }) => obstacle === null) ??
    products[0]
  const hasApplied = products.some(({ state }) => state !== 0)
  return (
    <div className="activity-page">
      <ActivityHero activity={activity} />
      {/* Members who have applied see the outcome first; others read the rules first. */}
      {hasApplied ? null : <ActivityRules activity={activity} />}
      {products.length > 1 ? (
        <JoinProducts
          products={products}
          chosen={chosen?.regProductId ?? null}
          onChoose={(regProductId) =>
            navigate(ownPaths.joinActivity(activity.id, regProductId), { replace: true })
          }
        />
      ) : null}
      <JoinState key={chosen?.regProductId} activity={activity} product={chosen} />
      {hasApplied ? <ActivityRules activity={activity} /> : null}
    </div>
  )
}
