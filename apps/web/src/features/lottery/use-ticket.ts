import type { LotteryDetail, TicketReceipt } from '@guangquan/contract'
import { lotteryTypes } from '@guangquan/contract/lottery/lottery.words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../platform/api.ts'
import { promptForPhone } from '../../shared/sign-in/prompt-for-phone.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import { newNonce } from './lottery-text.ts'

/** Queries that a ticket makes stale. */
const changed = [
  api.Lottery.GetLottery,
  api.Lottery.GetLotteryList,
  api.Lottery.GetLotteryPublic,
  api.Lottery.GetMyDraws,
  api.Coin.GetBalance,
  api.Present.GetList,
]

interface TakeTicket {
  busy: boolean
  /** @returns the receipt, or null if it was refused */
  take: () => Promise<TicketReceipt | null>
  /** Reloads the page's data. */
  readAgain: () => Promise<void>
}

/**
 * Takes a ticket with a number that this browser makes. A retry after a lost response sends the same number, so that it
 * takes one ticket.
 */
export function useTicket({ id, type }: Pick<LotteryDetail, 'id' | 'type'>): TakeTicket {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState(false)
  const [nonce, setNonce] = useState(newNonce)

  async function take(): Promise<TicketReceipt | null> {
    if (busy) return null
    setBusy(true)
    try {
      const receipt = await sendOnce({ id, nonce }, (requestId) =>
        type === lotteryTypes.instant
          ? client.call(api.Lottery.Draw, { id, clientNonce: nonce, adult: true, requestId })
          : client.call(api.Lottery.JoinLottery, { id, nonce, adult: true, requestId }),
      )
      setNonce(newNonce())
      return receipt
    } catch (error) {
      showError(error)
      await promptForPhone(error)
      await readAgain()
      return null
    } finally {
      setBusy(false)
    }
  }

  async function readAgain() {
    await Promise.all(changed.map((ref) => queries.invalidate(queryClient, ref)))
  }

  return { busy, take, readAgain }
}
