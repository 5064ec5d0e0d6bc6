import { ApiError } from '@guangquan/client'
import type { MethodInput, Goods } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../platform/api.ts'
import { goodsPaths } from '../../platform/own-paths.ts'
import { useNavigate } from '../../platform/routing/hooks.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'

/** Queries that an order makes stale. */
export const changed = [
  api.Goods.GetList,
  api.Goods.GetDetail,
  api.GoodsOrder.GetList,
  api.GoodsOrder.GetDetail,
  api.Coin.GetBalance,
  api.Coin.GetLines,
  api.UserLevel.GetTasks,
]

export type Redeem = ReturnType<typeof useRedeem>

/** Gets goods and leads to the order. A retry after a lost response gets them once. */
export function useRedeem() {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (input: MethodInput<typeof Goods.Redeem>) =>
      sendOnce(input, (requestId) => client.call(api.Goods.Redeem, { ...input, requestId })),
    onSuccess: (order, { coins }) => {
      showToast(coins === 0 ? '领取成功' : '兑换成功')
      navigate(goodsPaths.order(order.id), { replace: true })
    },
    // A missing birthday is asked for, by `BirthdayQuestion`.
    onError: (error) => {
      if (!isBirthdayNeeded(error)) showError(error)
    },
    onSettled: () => Promise.all(changed.map((ref) => queries.invalidate(queryClient, ref))),
  })
}

/** Whether goods are refused because their age rule needs a birthday that is not known. */
export function isBirthdayNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'BirthdayNeeded'
}
