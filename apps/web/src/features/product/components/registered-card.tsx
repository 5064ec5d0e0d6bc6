import type { UserProductCard } from '@guangquan/contract'
import { Later, Skeleton, UiLink } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductState } from './product-state.tsx'
import { WarrantyBar } from './warranty-bar.tsx'

/** A registered product in its owner's list. */
export function RegisteredCard({ item }: { item: UserProductCard }) {
  const { product, serialEnd, state, warranty, passportLevel, photoCount, createTime } = item
  return (
    <li>
      <UiLink href={ownPaths.product(item.regProductId)} className="product-card">
        <ProductPicture url={product.pictureUrl} name="" sizes="(min-width: 768px) 176px, 112px" />
        <span className="product-card-words">
          <span className="product-card-head">
            <span className="product-card-name ui-print">{product.name}</span>
            <ProductState state={state} />
          </span>
          <span className="product-card-facts">
            <span>
              尾号 <b className="ui-print">{serialEnd}</b>
            </span>
            <span>
              <b className="ui-print">{photoCount}</b> 张照片
            </span>
            {passportLevel === null ? null : (
              <span>
                护照 <b className="ui-print">{passportLevel}</b> 级
              </span>
            )}
            <span>{createTime.slice(0, 10)} 注册</span>
          </span>
          {warranty === null ? null : <WarrantyBar warranty={warranty} />}
        </span>
      </UiLink>
    </li>
  )
}

export function RegisteredSkeleton() {
  return (
    <Later>
      <div className="product-list">
        {[0, 1].map((place) => (
          <div key={place} className="product-card">
            <span className="product-picture" />
            <span className="product-card-words">
              <Skeleton width="60%" height="18px" />
              <Skeleton width="40%" height="13px" className="mt-3" />
              <Skeleton width="100%" height="6px" className="mt-5" />
            </span>
          </div>
        ))}
      </div>
    </Later>
  )
}
