import type { UserProductDetail } from '@guangquan/contract'
import { productStates } from '@guangquan/contract/product/product.words'
import { Iris, LinkButton } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { clearDraft } from '../register-draft.ts'
import { ProductActivities } from './product-activities.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductState } from './product-state.tsx'
import { StepFrame } from './step-frame.tsx'
import { WarrantyBar } from './warranty-bar.tsx'

const titles: Record<number, string> = {
  [productStates.inForce]: '注册成功，欢迎成为机主',
  [productStates.inReview]: '已提交，等待审核',
  [productStates.disputed]: '已提交核验申请',
}

const helps: Record<number, string> = {
  [productStates.inForce]: '经验和金币几秒后到账，可以在等级和金币里看到。',
  [productStates.inReview]: '工作人员会在 3 个工作日内核对凭证，结果会通知你。',
  [productStates.disputed]: '工作人员会联系你和原来注册的影友，结果会通知你。',
}

/** 提交成功. */
export function StepDone({ made }: { made: UserProductDetail }) {
  const isInForce = made.state === productStates.inForce
  return (
    <StepFrame
      step={6}
      beside={
        <ProductPicture
          url={made.product.pictureUrl}
          name={made.product.name}
          sizes="(min-width: 1024px) min(50vw, 850px), (min-width: 768px) 50vw, 100vw"
        />
      }
    >
      <div className="product-done" role="status">
        <Iris open={isInForce ? 1 : 0.35} size={56} />
        <h2 className="text-h3 font-semibold">{titles[made.state]}</h2>
        <p className="text-ink-2">{helps[made.state]}</p>
      </div>
      <dl className="product-facts">
        <div>
          <dt>产品</dt>
          <dd className="product-fact-print">{made.product.name}</dd>
        </div>
        <div>
          <dt>编号</dt>
          <dd className="product-fact-print">{made.serialNumber}</dd>
        </div>
        <div>
          <dt>状态</dt>
          <dd>
            <ProductState state={made.state} />
          </dd>
        </div>
      </dl>
      {made.warranty === null ? null : <WarrantyBar warranty={made.warranty} noted />}
      <ProductActivities regProductId={made.regProductId} />
      <div className="product-register-buttons">
        <LinkButton kind="line" href={ownPaths.registerProduct(1)} onClick={clearDraft}>
          再注册一件
        </LinkButton>
        <LinkButton kind="lit" href={ownPaths.product(made.regProductId)}>
          查看产品
        </LinkButton>
      </div>
    </StepFrame>
  )
}
