import type { OrderDetail } from '@guangquan/contract'
import { goodsKinds, orderStates } from '@guangquan/contract/goods/goods.words'
import { Button, Stepper } from '@guangquan/ui'
import { copy } from '../../../shared/posts/copy.ts'
import { dayText } from '../goods-words.ts'
import { useOrderActs } from '../use-order-acts.ts'
import { CodeCard } from './code-card.tsx'
import { GoodsPicture } from './goods-picture.tsx'
import { OrderPill } from './order-row.tsx'
import { Price } from './price.tsx'
import { ShopList } from './shop-list.tsx'

/** An order: its state, codes, parcel, goods, and possible actions. */
export function OrderView({ order }: { order: OrderDetail }) {
  return (
    <div className="order-view">
      <OrderState order={order} />
      {order.codes.length === 0 ? null : (
        <section className="own-panel">
          <h2>券码</h2>
          <ul className="code-list">
            {order.codes.map((code) => (
              <CodeCard key={code.id} code={code} />
            ))}
          </ul>
          {order.useNote === '' ? null : <p className="order-use">{order.useNote}</p>}
          {order.shops.length === 0 ? null : (
            <>
              <h3>适用门店</h3>
              <ShopList shops={order.shops} />
            </>
          )}
        </section>
      )}
      {order.kind === goodsKinds.shipped ? <Parcel order={order} /> : null}
      <OrderFacts order={order} />
    </div>
  )
}

const sentences: Record<number, string> = {
  1: '我们正在备货，发货后会通知你。',
  2: '包裹在路上了。',
  3: '订单已完成。',
  4: '订单已取消，金币已退回。',
  5: '订单已退换。',
}

function OrderState({ order }: { order: OrderDetail }) {
  const { state, kind, completionTime, note, coins } = order
  const isParcel = kind === goodsKinds.shipped && state <= 3
  const sentence =
    state === orderStates.completed && kind !== goodsKinds.shipped
      ? kind === goodsKinds.virtual
        ? '已经发放到你的账号。'
        : '出示下面的二维码或券码就能使用。'
      : state === orderStates.cancelled && coins === 0
        ? '订单已取消。'
        : (sentences[state] ?? '')
  return (
    <section className="own-panel order-state">
      <p>
        <OrderPill state={state} />
        <span>{sentence}</span>
      </p>
      {note === '' ? null : <p className="order-use">{note}</p>}
      {completionTime === null ? null : <p className="order-use">{dayText(completionTime)}自动确认收货</p>}
      {isParcel ? (
        <Stepper
          label="进度"
          steps={[
            { label: '下单', date: order.createTime.slice(5, 10) },
            { label: '发货', date: order.shippedTime?.slice(5, 10) ?? '' },
            { label: '完成', date: order.endTime?.slice(5, 10) ?? '' },
          ]}
          current={state}
        />
      ) : null}
    </section>
  )
}

function Parcel({ order }: { order: OrderDetail }) {
  const { address, carrier, trackingNumber, state } = order
  const { cancel, changeAddress, busy } = useOrderActs(order)
  return (
    <section className="own-panel order-parcel">
      <h2>收货</h2>
      {address === null ? null : (
        <div data-selectable>
          <p>
            <b>{address.receiver}</b> <span className="ui-print">{address.phone}</span>
          </p>
          <p className="text-ink-2">{address.place}</p>
        </div>
      )}
      {trackingNumber === '' ? null : (
        <p className="order-tracking" data-selectable>
          <span>
            {carrier} <b className="ui-print">{trackingNumber}</b>
          </span>
          <Button kind="quiet" size="small" onClick={() => void copy(trackingNumber, '已复制单号')}>
            复制单号
          </Button>
        </p>
      )}
      {state === orderStates.toShip ? (
        <div className="order-acts">
          <Button kind="line" size="small" disabled={busy} onClick={changeAddress}>
            更换地址
          </Button>
          <Button kind="quiet" size="small" busy={busy} onClick={() => void cancel()}>
            取消订单
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function OrderFacts({ order }: { order: OrderDetail }) {
  const { name, kind, coverUrl, frameSrc, count, coins, number, createTime } = order
  return (
    <section className="own-panel order-facts">
      <div className="goods-line">
        <div className="goods-frame">
          <GoodsPicture url={coverUrl} frameSrc={frameSrc} kind={kind} name={name} summary="" sizes="160px" />
        </div>
        <div>
          <h2>{name}</h2>
          <p>× {count}</p>
        </div>
        <p className="goods-times">{coins === 0 ? '权益' : <Price coins={coins} />}</p>
      </div>
      <dl data-selectable>
        <div>
          <dt>订单号</dt>
          <dd className="ui-print">{number}</dd>
        </div>
        <div>
          <dt>下单时间</dt>
          <dd className="ui-print">{createTime.slice(0, 16)}</dd>
        </div>
      </dl>
    </section>
  )
}
