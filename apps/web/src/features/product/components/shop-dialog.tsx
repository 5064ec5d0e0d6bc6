import type { ShopItem } from '@guangquan/contract'
import type { ShopType } from '@guangquan/contract/goods/goods.words'
import { flatPages } from '@guangquan/client'
import { Button, EmptyState, Field, IrisLoader, Modal, TextInput } from '@guangquan/ui'
import { MagnifyingGlassIcon } from '@guangquan/ui/icons'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { useDebounced } from '../../../shared/forms/use-debounced.ts'

interface ShopDialogProps {
  type: ShopType
  onChoose: (shop: ShopItem) => void
  onClose: () => void
}

const typingMs = 300
const longest = 40

/** Chooses one of the open shops of a type, by its name or street. */
export function ShopDialog({ type, onChoose, onClose }: ShopDialogProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Once the dialog is open: opening it moves the focus to its first button.
  useEffect(() => field.current?.focus(), [])
  const keyword = useDebounced(typed.trim(), typingMs)
  const list = useInfiniteQuery(
    queries.pages(api.SysBaseInfo.GetShopList, { t: type, ...(keyword === '' ? {} : { keyword }) }),
  )
  const shops = flatPages(list.data)
  return (
    <Modal open onClose={onClose} title="选择门店" size="tall" closable>
      <Field label="门店的名称或街道" labelHidden>
        <TextInput
          type="search"
          ref={field}
          maxLength={longest}
          autoComplete="off"
          placeholder="搜索门店的名称或街道"
          prefixSlot={<MagnifyingGlassIcon size={18} aria-hidden />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {list.isLoading ? <IrisLoader className="py-8" /> : null}
      {list.isError ? <LoadError of={list} /> : null}
      {list.data !== undefined && shops.length === 0 ? (
        keyword === '' ? (
          <EmptyState title="还没有这类门店" help="可以在上一页直接写店铺名称" />
        ) : (
          <EmptyState title="没有找到门店" help="换一个词，或者直接写店铺名称" />
        )
      ) : null}
      <ul className="product-shops">
        {shops.map((shop) => (
          <li key={shop.id}>
            <button type="button" onClick={() => onChoose(shop)}>
              <span>{shop.name}</span>
              <span className="text-small text-ink-3">{`${shop.city}${shop.county}${shop.detail}`}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && !list.isError ? (
        <Button kind="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          更多门店
        </Button>
      ) : null}
    </Modal>
  )
}
