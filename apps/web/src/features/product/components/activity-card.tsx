import '../activity.css'
import type { ProductActivityOffer } from '@guangquan/contract'
import { applicationStateNames } from '@guangquan/contract/product/product-activity.words'
import { Later, Skeleton, StatusPill, UiLink } from '@guangquan/ui'
import { serverNow } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { applicationTone, applyText, kindText, obstacleLabels, quotaText } from '../activity-words.ts'
import { ActivityPicture } from './activity-picture.tsx'

/** An activity in a member's list: title, end, and the state of the member. */
export function ActivityCard({ item, product }: { item: ProductActivityOffer; product?: string }) {
  const { id, title, kind, pictureUrl, models } = item
  const quota = quotaText(item)
  return (
    <li>
      <UiLink href={ownPaths.joinActivity(id, product)} className="product-card activity-card">
        <ActivityPicture url={pictureUrl} kind={kind} name="" sizes="(min-width: 768px) 176px, 112px" />
        <span className="product-card-words">
          <span className="activity-kind">{kindText(item)}</span>
          <span className="product-card-name">{title}</span>
          <span className="activity-models">{models.map(({ name }) => name).join('、')}</span>
          <span className="product-card-facts">
            <span>{applyText(item, serverNow())}</span>
            {quota === null ? null : <span>{quota}</span>}
          </span>
          <Standing item={item} />
        </span>
      </UiLink>
    </li>
  )
}

function Standing({ item: { applications, obstacle } }: { item: ProductActivityOffer }) {
  const isSeveral = applications.length > 1
  return (
    <span className="activity-standing">
      {applications.map(({ regProductId, serialEnd, state }) => (
        <StatusPill key={regProductId} tone={applicationTone(state)}>
          {isSeveral ? `尾号 ${serialEnd} ` : ''}
          {applicationStateNames[state]}
        </StatusPill>
      ))}
      {obstacle === null ? (
        <StatusPill tone="info">{applications.length > 0 ? '还有产品可以申请' : '可以申请'}</StatusPill>
      ) : applications.length > 0 ? null : (
        <StatusPill>{obstacleLabels[obstacle]}</StatusPill>
      )}
    </span>
  )
}

export function ActivitySkeleton() {
  return (
    <Later>
      <div className="product-list">
        {[0, 1, 2].map((place) => (
          <div key={place} className="product-card activity-card">
            <span className="product-picture" />
            <span className="product-card-words">
              <Skeleton width="24%" height="13px" />
              <Skeleton width="64%" height="18px" className="mt-2" />
              <Skeleton width="48%" height="13px" className="mt-3" />
            </span>
          </div>
        ))}
      </div>
    </Later>
  )
}
