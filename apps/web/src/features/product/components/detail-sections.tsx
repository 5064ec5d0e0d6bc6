import { countText } from '@guangquan/contract/text/count-text'
import type { UserProductDetail } from '@guangquan/contract'
import { invoiceStates, productOriginNames, productStates } from '@guangquan/contract/product/product.words'
import { UiLink } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { DetailSection } from './detail-section.tsx'
import { ProofList } from './proof-list.tsx'

const originNames: Record<number, string> = productOriginNames
const shownPhotos = 6

/** The member's statements about the purchase. */
export function PurchaseSection({ item }: { item: UserProductDetail }) {
  const rows: [string, ReactNode][] = [
    [
      '产品编号',
      <span key="serial" className="product-fact-print">
        {item.serialNumber}
      </span>,
    ],
    ['注册码', item.hasAccessCode ? '已核验' : '未使用'],
    [
      '购买日期',
      <span key="day" className="product-fact-print">
        {item.buyDate}
      </span>,
    ],
    ['购买渠道', [item.buyChannelName, item.shopName].filter((one) => one !== '').join(' · ')],
    ['产品来源', originNames[item.productOrigin]],
    ['购买价格', item.price === null ? '未填写' : `¥ ${countText(item.price)}`],
    [
      '注册时间',
      <span key="time" className="product-fact-print">
        {item.createTime.slice(0, 16)}
      </span>,
    ],
  ]
  return (
    <DetailSection id="product-purchase" title="购买信息">
      <dl className="product-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  )
}

/** The member's photographs that were taken with it. */
export function PhotosSection({ item }: { item: UserProductDetail }) {
  const { gear } = item
  if (gear === null || item.photoCount === 0) return null
  const filter = gear.kind === 'camera' ? { cameraId: gear.id } : { lensId: gear.id }
  const query = `${gear.kind}Id=${encodeURIComponent(gear.id)}`
  return (
    <DetailSection
      id="product-photos"
      title="用它拍的照片"
      aside={
        <UiLink className="product-more" href={ownPaths.ownGallery(query)}>
          全部 <span className="ui-print">{item.photoCount}</span> 张
        </UiLink>
      }
    >
      <Photos filter={filter} />
    </DetailSection>
  )
}

function Photos({ filter }: { filter: { cameraId: string } | { lensId: string } }) {
  const photos = useQuery(queries.one(api.Picture.GetUserGallery, { ...filter, maxResultCount: shownPhotos }))
  if (photos.isError) return <LoadError of={photos} />
  return (
    <ul className="product-photos" aria-busy={photos.isPending || undefined}>
      {(photos.data?.items ?? []).map(({ id, publishId, picture }) => (
        <li key={id} style={{ backgroundColor: picture.color }}>
          <UiLink href={paths.post(publishId)}>
            <img
              src={picture.url480}
              alt={picture.alt === '' ? '用它拍的照片' : picture.alt}
              loading="lazy"
            />
          </UiLink>
        </li>
      ))}
    </ul>
  )
}

const invoiceWords: Record<number, string> = {
  [invoiceStates.none]: '还没有上传购买凭证',
  [invoiceStates.waiting]: '凭证正在审核，一般 3 个工作日内有结果',
  [invoiceStates.accepted]: '凭证已通过审核',
  [invoiceStates.refused]: '凭证没有通过审核',
}

/** Invoice and warranty card, which only the owner and staff see. */
export function DocumentsSection({ item, act }: { item: UserProductDetail; act: ReactNode }) {
  const pictures = [
    ...item.invoicePics.map((picture) => ({ ...picture, name: '购买发票' })),
    ...item.warrantyCardPics.map((picture) => ({ ...picture, name: '保修卡' })),
  ]
  return (
    <DetailSection id="product-documents" title="凭证" aside={act}>
      <p className="text-ink-2">
        {invoiceWords[item.invoiceState]}
        {item.mayExtend && item.state === productStates.inForce && item.invoiceState !== invoiceStates.waiting
          ? '。上传发票，审核通过后保修延长 12 个月'
          : ''}
        {!item.mayExtend && item.state === productStates.inForce && item.invoiceState === invoiceStates.none
          ? '。上传发票，审核通过后护照升到 3 级'
          : ''}
        。
      </p>
      <ProofList proofs={pictures} />
    </DetailSection>
  )
}
