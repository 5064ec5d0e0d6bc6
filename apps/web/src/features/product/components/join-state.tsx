import type { ProductActivityDetail, ProductApplication } from '@guangquan/contract'
import { IrisLoader, LinkButton, useStore } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { obstacleSentences } from '../activity-words.ts'
import { isDraftOf, joinDraft } from '../join-draft.ts'
import { ApplicationView } from './application-view.tsx'
import { JoinForm } from './join-form.tsx'

interface JoinStateProps {
  activity: ProductActivityDetail
  /** Undefined if the member has none of the models. */
  product: ProductActivityDetail['products'][number] | undefined
}

/** The member's state with a product: their application, the form, or why there is none. */
export function JoinState({ activity, product }: JoinStateProps) {
  const input = { activityId: activity.id, regProductId: product?.regProductId ?? '' }
  const application = useQuery({
    ...queries.one(api.UserProduct.UserProductActivityDetail, input),
    enabled: product !== undefined && product.state !== 0,
  })
  if (product === undefined || product.state === 0) {
    // An obstacle of this product takes precedence over one of all products.
    const obstacle = product?.obstacle ?? activity.obstacle
    if (obstacle !== null || product === undefined) return <Obstacle of={obstacle ?? 'noProduct'} />
    const empty = { ...input, gift: null, address: null, invoicePics: [], remark: '', reason: '' }
    return <JoinForm activity={activity} product={product} application={empty} isNew />
  }
  if (application.data !== undefined)
    return <Applied activity={activity} product={product} application={application.data} />
  return application.isError ? <LoadError of={application} /> : <IrisLoader className="py-10" />
}

function Applied({
  activity,
  product,
  application,
}: {
  activity: ProductActivityDetail
  product: ProductActivityDetail['products'][number]
  application: ProductApplication
}) {
  const draft = useStore(joinDraft)
  const isEdited = application.mayModify && isDraftOf(draft, application)
  return isEdited ? (
    <JoinForm activity={activity} product={product} application={application} />
  ) : (
    <ApplicationView activity={activity} product={product} application={application} />
  )
}

function Obstacle({ of: obstacle }: { of: keyof typeof obstacleSentences }) {
  return (
    <section className="own-panel activity-obstacle" aria-label="申请">
      <p>{obstacleSentences[obstacle]}</p>
      {obstacle === 'noProduct' ? (
        <LinkButton kind="lit" href={ownPaths.registerProduct(1)}>
          注册产品
        </LinkButton>
      ) : obstacle === 'notInForce' ? (
        <LinkButton kind="line" href={ownPaths.products()}>
          我的产品
        </LinkButton>
      ) : null}
    </section>
  )
}
