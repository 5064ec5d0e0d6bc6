import '../goods.css'
import '../order.css'
import { ownOrder } from '@guangquan/routes/first/own'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { OrderView } from '../components/order-view.tsx'

/** 订单详情: state, parcel, codes. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const order = useQuery({ ...queries.one(...ownOrder(id)), staleTime: 0 })
  return (
    <OwnPage title="订单详情">
      {order.data !== undefined ? (
        <OrderView order={order.data} />
      ) : order.isError ? (
        <LoadError of={order} />
      ) : (
        <IrisLoader className="py-10" />
      )}
    </OwnPage>
  )
}
