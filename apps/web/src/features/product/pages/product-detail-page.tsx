import '../product.css'
import '../own-products.css'
import { ApiError } from '@guangquan/client'
import type { UserProductDetail } from '@guangquan/contract'
import { productStates } from '@guangquan/contract/product/product.words'
import { Button, IrisLoader, Later, LinkButton, MissingPage } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { disabledFor } from '../../../shared/forms/disabled-for.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { OwnPassport, PassportActs } from '../../passport/index.ts'
import { DocumentsSection, PhotosSection, PurchaseSection } from '../components/detail-sections.tsx'
import { ProductActivities } from '../components/product-activities.tsx'
import { ProductPicture } from '../components/product-picture.tsx'
import { ProductState } from '../components/product-state.tsx'
import { MedalsSection } from '../components/medals-section.tsx'
import { ProofDialog } from '../components/proof-dialog.tsx'
import { UnbindDialog } from '../components/unbind-dialog.tsx'
import { WarrantyBar } from '../components/warranty-bar.tsx'

/** 产品详情: warranty, passport, photographs taken with it, documents, and the ways to pass it on or unbind it. */
export default function ProductDetailPage() {
  const { id = '' } = useParams()
  const item = useQuery(queries.one(api.UserProduct.Get, { regProductId: id }))
  usePageTitle(item.data?.product.name)
  if (item.data !== undefined) {
    return (
      <OwnPage title={item.data.product.name}>
        <Shown item={item.data} />
      </OwnPage>
    )
  }
  if (item.isError) {
    const isMissing =
      item.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(item.error.kind)
    return (
      <OwnPage title="产品详情">
        {isMissing ? (
          <MissingPage
            level={2}
            title="没有这件产品"
            help="它可能已经不在你的账号里。"
            actions={
              <LinkButton kind="ink" href={ownPaths.products()}>
                我的产品
              </LinkButton>
            }
          />
        ) : (
          <LoadError of={item} />
        )}
      </OwnPage>
    )
  }
  return (
    <OwnPage title="产品详情">
      <Later>
        <IrisLoader className="py-16" />
      </Later>
    </OwnPage>
  )
}

const helps: Record<number, string> = {
  [productStates.inReview]: '工作人员正在核对凭证，一般 3 个工作日内有结果。',
  [productStates.unbound]: '你已经解绑这件产品。编号 30 天内只有你能重新注册，照平常的步骤填同一个编号就行。',
  [productStates.transferred]:
    '这件产品已经过户给新机主，保修和保养日期一并转出。你用它拍的照片和得到的奖励还在你这里。',
  [productStates.disputed]: '你申请核验的编号由另一位影友注册过，工作人员会联系双方核对。',
}

function Shown({ item }: { item: UserProductDetail }) {
  const [open, setOpen] = useState<'unbind' | 'proof' | null>(null)
  const isEnded = item.state === productStates.unbound || item.state === productStates.transferred
  const isHeld = item.state === productStates.inReview || item.state === productStates.inForce
  const isClaimed = item.isDisputed && item.state !== productStates.disputed
  const help = isClaimed ? '另一位影友申请核验这个编号，工作人员会联系双方核对。' : helps[item.state]
  return (
    <div className="product-detail">
      <div className="product-hero">
        <ProductPicture
          url={item.product.pictureUrl}
          name={item.product.name}
          sizes="(min-width: 768px) min(50vw, 700px), 100vw"
          eager
        />
        <div className="product-hero-words">
          <p className="product-hero-state">
            <ProductState state={item.state} />
            <span className="text-small text-ink-3">{item.product.categoryName}</span>
          </p>
          {help === undefined ? null : <p className="text-ink-2">{help}</p>}
          {item.state === productStates.refused ? (
            <p className="product-failure">
              {item.reason === '' ? '注册已失效。' : `没有通过：${item.reason}`}
            </p>
          ) : null}
          {item.warranty === null ? null : <WarrantyBar warranty={item.warranty} noted />}
        </div>
      </div>
      {isHeld ? (
        <>
          <OwnPassport regProductId={item.regProductId} />
          <ProductActivities regProductId={item.regProductId} />
        </>
      ) : null}
      <PhotosSection item={item} />
      <MedalsSection item={item} />
      <DocumentsSection
        item={item}
        act={
          item.can.submitProof === true ? (
            <Button kind="line" size="small" onClick={() => setOpen('proof')}>
              {item.invoicePics.length === 0 ? '上传凭证' : '重新上传'}
            </Button>
          ) : null
        }
      />
      <PurchaseSection item={item} />
      {isEnded ? null : (
        <PassportActs item={item}>
          <Button kind="line" {...disabledFor(item.whyNot?.unbind)} onClick={() => setOpen('unbind')}>
            解绑产品
          </Button>
        </PassportActs>
      )}
      {open === 'unbind' ? <UnbindDialog item={item} onClose={() => setOpen(null)} /> : null}
      {open === 'proof' ? <ProofDialog item={item} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
