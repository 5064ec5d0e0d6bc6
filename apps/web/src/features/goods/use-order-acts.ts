import type { OrderDetail } from '@guangquan/contract'
import { confirm, showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, client, queries } from '../../platform/api.ts'
import { ownPaths } from '../../platform/own-paths.ts'
import { useNavigate } from '../../platform/routing/hooks.ts'
import { useSelectedAddress } from '../../shared/forms/selected-address.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { usePersisted } from '../../shared/forms/use-persisted.ts'
import { changed } from './use-redeem.ts'

/** A member's actions on an order that is not shipped yet. */
export function useOrderActs({ id, coins }: OrderDetail) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [selected, select] = useSelectedAddress()
  const [changing, setChanging] = usePersisted('order-changing-address', readId)
  const settle = () => Promise.all(changed.map((ref) => queries.invalidate(queryClient, ref)))
  const cancelling = useMutation({
    mutationFn: () => client.call(api.GoodsOrder.Cancel, { id, requestId: crypto.randomUUID() }),
    onSuccess: () => showToast('已取消'),
    onError: (error) => showError(error),
    onSettled: settle,
  })
  const moving = useMutation({
    mutationFn: (addressId: string) =>
      client.call(api.GoodsOrder.ChangeAddress, { id, addressId, requestId: crypto.randomUUID() }),
    onSuccess: () => showToast('已更换地址'),
    onError: (error) => showError(error),
    onSettled: settle,
  })
  const move = useRef(moving.mutate)
  useEffect(() => {
    move.current = moving.mutate
  })

  // Returned from the list of addresses with a choice.
  useEffect(() => {
    if (changing !== id) return
    setChanging(null)
    if (selected !== null) move.current(selected)
  }, [changing, id, selected, setChanging])

  return {
    busy: cancelling.isPending || moving.isPending,
    cancel: async () => {
      const agreed = await confirm({
        title: '取消这个订单？',
        text: coins === 0 ? '取消后份数会退回。' : `${coins} 金币会退回到原来的有效期，至少还有 30 天可用。`,
        confirmLabel: '取消订单',
        cancelLabel: '再想想',
      })
      if (agreed) cancelling.mutate()
    },
    changeAddress: () => {
      select(null)
      setChanging(id)
      navigate(ownPaths.addresses('select'))
    },
  }
}

function readId(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}
