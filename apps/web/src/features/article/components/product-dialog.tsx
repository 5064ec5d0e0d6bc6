import type { ArticleProduct } from '@guangquan/contract'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { EmptyState, Field, IrisLoader, Modal, TextInput } from '@guangquan/ui'
import { ApertureIcon, CameraIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

interface ProductDialogProps {
  onChoose: (product: ArticleProduct) => void
  onClose: () => void
}

const longest = 40

/** Chooses a camera or lens of the catalogue for a card in the text. */
export function ProductDialog({ onChoose, onClose }: ProductDialogProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Once the dialog is open: opening it moves the focus to its first button.
  useEffect(() => field.current?.focus(), [])
  const keyword = useDeferredValue(text.trim())
  const isTooLong = writtenLength(keyword) > longest
  const found = useQuery({
    ...queries.one(api.ArticleInfo.GetProductChoices, keyword === '' ? {} : { keyword }),
    enabled: !isTooLong,
  })
  return (
    <Modal open onClose={onClose} title="插入器材" size="tall" closable>
      <Field label="相机或镜头的名字" labelHidden error={isTooLong ? `最多 ${longest} 字` : null}>
        <TextInput
          value={text}
          ref={field}
          autoComplete="off"
          placeholder="搜相机或镜头，例如 50mm 1.4"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      {found.isLoading ? <IrisLoader className="py-8" /> : null}
      {found.isError ? <LoadError of={found} /> : null}
      {found.data?.length === 0 ? (
        <EmptyState title="没有这件器材" help="换个写法试试，例如只写焦段" />
      ) : null}
      <ul className="choice-list">
        {found.data?.map((product) => (
          <li key={product.id}>
            <button type="button" onClick={() => onChoose(product)}>
              {product.kind === 'lens' ? <ApertureIcon size={20} /> : <CameraIcon size={20} />}
              <span>{product.name}</span>
              <small>{product.count === 0 ? '' : `${product.count} 幅作品`}</small>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
