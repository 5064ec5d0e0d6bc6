import '../goods.css'
import { oneOfGoods } from '@guangquan/routes/first/own'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { GoodsFacts } from '../components/goods-facts.tsx'
import { GoodsGallery } from '../components/goods-gallery.tsx'
import { GoodsOffer } from '../components/goods-offer.tsx'

/** 权益详情 and the page of goods: pictures, conditions as lights, and how to get it. */
export default function BenefitDetailPage() {
  const { id = '' } = useParams()
  const goods = useQuery({ ...queries.one(...oneOfGoods(id)), staleTime: 0 })
  usePageTitle(goods.data?.name)
  if (goods.data === undefined) {
    return (
      <div className="page goods-page">
        {goods.isError ? <LoadError of={goods} /> : <IrisLoader className="py-10" />}
      </div>
    )
  }
  return (
    <article className="page goods-detail">
      <GoodsGallery goods={goods.data} />
      <GoodsOffer goods={goods.data} />
      <GoodsFacts goods={goods.data} />
    </article>
  )
}
