import type { UserAddressItem } from '@guangquan/contract'
import { ownAddresses } from '@guangquan/routes/first/own'
import { confirm, showToast } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../platform/api.ts'
import { showError } from '../../shared/forms/show-error.ts'

/** The member's addresses, default first. */
export function useAddresses() {
  return useQuery(queries.one(...ownAddresses()))
}

/** Refetches the addresses after a change. */
export function useRefreshAddresses(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidate(queryClient, api.UserAddress.GetList),
      queries.invalidate(queryClient, api.UserAddress.Get),
      queries.invalidate(queryClient, api.UserAddress.GetDefault),
    ])
  }
}

/** Actions on one address of a list. `busy` while one is running. */
export function useAddressActions(address: UserAddressItem) {
  const refresh = useRefreshAddresses()
  const [busy, setBusy] = useState(false)

  async function act(send: () => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await send()
      await refresh()
      showToast(done)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  const input = () => ({ id: address.id, requestId: crypto.randomUUID() })
  return {
    busy,
    setDefault: () => act(() => client.call(api.UserAddress.SetDefault, input()), '已设为默认'),
    remove: async () => {
      const agreed = await confirm({
        title: '删除这个地址？',
        text: '它将被永久删除，无法恢复。',
        confirmLabel: '删除',
        danger: true,
      })
      if (agreed) await act(() => client.call(api.UserAddress.Delete, input()), '已删除')
      else showToast('已取消删除', 'info')
    },
  }
}
