import type { PresentItem } from '@guangquan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../platform/api.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'

/** Sends an action on a present and reloads what changed. `busy` while one is running. */
export function usePresentAct() {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState(false)

  /** @returns the updated present; undefined after an error, which was shown */
  async function act(
    about: object,
    send: (requestId: string) => Promise<PresentItem>,
  ): Promise<PresentItem | undefined> {
    setBusy(true)
    try {
      return await sendOnce(about, send)
    } catch (error) {
      showError(error)
      return undefined
    } finally {
      // Also after a refusal: another tab, or its deadline, may have changed it.
      await Promise.all([
        queries.invalidate(queryClient, api.Present.GetDetail),
        queries.invalidate(queryClient, api.Present.GetList),
        queries.invalidate(queryClient, api.Present.GetWaitingCount),
        queries.invalidate(queryClient, api.Coin.GetBalance),
        queries.invalidate(queryClient, api.Coin.GetLines),
        queries.invalidate(queryClient, api.UserInfo.Get),
      ])
      setBusy(false)
    }
  }

  return { busy, act }
}
