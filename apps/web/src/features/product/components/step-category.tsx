import { alertUser, ChoiceCards, IrisLoader, Later, LinkButton } from '@guangquan/ui'
import { QrCodeIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { changeDraft, type RegisterDraft } from '../register-draft.ts'
import { StepButtons, StepFrame } from './step-frame.tsx'

const maxCategories = 50

/** 选择产品类型. */
export function StepCategory({ draft }: { draft: RegisterDraft }) {
  const navigate = useNavigate()
  const categories = useQuery(
    queries.one(api.ProductInfo.GetProductCategoryPaged, { maxResultCount: maxCategories }),
  )
  function goOn() {
    if (draft.categoryId === null) void alertUser('请先选择产品类型')
    else navigate(ownPaths.registerProduct(2))
  }
  return (
    <StepFrame step={1}>
      {categories.data === undefined ? (
        categories.isError ? (
          <LoadError of={categories} />
        ) : (
          <Later>
            <IrisLoader className="py-10" />
          </Later>
        )
      ) : (
        <>
          <ChoiceCards
            label="选择产品类型"
            value={draft.categoryId}
            options={categories.data.items
              .filter(({ productCount }) => productCount > 0)
              .map(({ id, name, productCount }) => ({
                value: id,
                label: name,
                help: `${productCount} 个型号`,
              }))}
            onChange={(categoryId) =>
              changeDraft({
                categoryId,
                product: draft.product?.categoryId === categoryId ? draft.product : null,
              })
            }
          />
          <StepButtons onNext={goOn} />
          <div className="product-scan">
            <LinkButton kind="quiet" icon={<QrCodeIcon size={18} />} href={ownPaths.scanProduct()}>
              扫码填写
            </LinkButton>
            <p>包装盒或保修卡上的二维码，一次填好型号、编号和注册码。</p>
          </div>
        </>
      )}
    </StepFrame>
  )
}
