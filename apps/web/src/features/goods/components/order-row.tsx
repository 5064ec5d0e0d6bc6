import type { OrderItem } from '@guangquan/contract'
import { orderStateNames } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Later, Skeleton, StatusPill, TimeText, UiLink, type PillTone } from '@guangquan/ui'
import { serverNow } from '../../../platform/boot.ts'
import { goodsPaths } from '../../../platform/own-paths.ts'
import { GoodsPicture } from './goods-picture.tsx'
import { Price } from './price.tsx'

const tones: Record<number, PillTone> = { 1: 'accent', 2: 'info', 3: 'success' }

/** The state of an order as a pill. */
export function OrderPill({ state }: { state: number }) {
  return <StatusPill tone={tones[state] ?? 'plain'}>{nameOf(orderStateNames, state)}</StatusPill>
}

/** One order in the list. */
export function OrderRow({ order }: { order: OrderItem }) {
  const { id, name, kind, coverUrl, frameSrc, count, coins, state, createTime } = order
  return (
    <li>
      <UiLink href={goodsPaths.order(id)} className="order-row">
        <span className="goods-frame">
          <GoodsPicture url={coverUrl} frameSrc={frameSrc} kind={kind} name={name} summary="" sizes="96px" />
        </span>
        <span className="order-words">
          <b>{name}</b>
          <span className="order-note">
            <TimeText at={createTime} now={serverNow()} />
            <span>× {count}</span>
          </span>
        </span>
        <span className="order-side">
          <OrderPill state={state} />
          {coins === 0 ? <span className="order-note">权益</span> : <Price coins={coins} />}
        </span>
      </UiLink>
    </li>
  )
}

export function OrderSkeleton() {
  return (
    <Later>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="order-row">
          <Skeleton width="100%" height="auto" className="goods-frame" />
          <div>
            <Skeleton width="60%" height="16px" />
            <Skeleton width="40%" height="12px" className="mt-2" />
          </div>
        </div>
      ))}
    </Later>
  )
}
