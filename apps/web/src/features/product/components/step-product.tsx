import type { ProductCard } from '@guangquan/contract'
import { alertUser, EmptyState, Field, TextInput } from '@guangquan/ui'
import { MagnifyingGlassIcon } from '@guangquan/ui/icons'
import { useId, useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { useDebounced } from '../../../shared/forms/use-debounced.ts'
import { changeDraft, type RegisterDraft } from '../register-draft.ts'
import { ProductPicture } from './product-picture.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'

const typingMs = 300

/** 选择型号. */
export function StepProduct({ draft }: { draft: RegisterDraft }) {
  const navigate = useNavigate()
  const name = useId()
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), typingMs)
  const filter = {
    ...(draft.categoryId === null ? {} : { categoryId: draft.categoryId }),
    ...(keyword === '' ? {} : { keyword }),
  }
  function goOn() {
    if (draft.product === null) void alertUser('请先选择型号')
    else navigate(ownPaths.registerProduct(3))
  }
  return (
    <StepFrame step={2}>
      <Field label="选择型号">
        <TextInput
          type="search"
          maxLength={50}
          placeholder="搜索型号"
          prefixSlot={<MagnifyingGlassIcon size={18} aria-hidden />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <InfiniteList
        options={queries.pages(api.ProductInfo.GetPaged, filter)}
        empty={<EmptyState title="没有这个型号" help="换一个词，或回到上一步换一种产品类型" />}
      >
        {(items) => (
          <fieldset className="product-choices">
            <legend className="sr-only">型号</legend>
            {items.map((product) => (
              <Choice
                key={product.id}
                name={name}
                product={product}
                isChosen={draft.product?.id === product.id}
              />
            ))}
          </fieldset>
        )}
      </InfiniteList>
      <StepButtons back={1} onNext={goOn} />
    </StepFrame>
  )
}

function Choice({ name, product, isChosen }: { name: string; product: ProductCard; isChosen: boolean }) {
  return (
    <label className="product-choice">
      <ProductPicture url={product.pictureUrl} name="" sizes="104px" />
      <span className="product-choice-words">
        <span className="product-card-name ui-print">{product.name}</span>
        <span className="text-small text-ink-3">{product.summary}</span>
      </span>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => changeDraft({ product, categoryId: product.categoryId, claim: false })}
      />
    </label>
  )
}
