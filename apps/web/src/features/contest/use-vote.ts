import type { EntryItem } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'
import { readContestsAgain } from './invalidate.ts'

/** Gives or withdraws a vote for an entry, one request at a time. The page is reloaded, also after a refusal. */
export function useVote({ id, isVoted }: Pick<EntryItem, 'id' | 'isVoted'>): {
  busy: boolean
  toggle: () => Promise<void>
} {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState(false)
  async function toggle(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const method = isVoted ? api.Contest.UndoVote : api.Contest.Vote
      const { votesLeft } = await sendOnce({ id, isVoted }, (requestId) =>
        client.call(method, { entryId: id, requestId }),
      )
      showToast(isVoted ? '已撤回' : `已投票，今天还有 ${votesLeft} 票`)
    } catch (error) {
      showError(error)
    } finally {
      await readContestsAgain(queryClient)
      setBusy(false)
    }
  }
  return { busy, toggle }
}
