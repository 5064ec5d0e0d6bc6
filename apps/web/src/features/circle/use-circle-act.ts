import { circleTimes } from '@guangquan/contract/circle/circle.words'
import { showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { refreshCircle } from './refresh-circle.ts'

interface Act {
  part: Parameters<typeof refreshCircle>[1]
  /** Sends the write; if the result has a `logId`, it can be undone for ten seconds. */
  send: (requestId: string) => Promise<object | null>
  /** The message when it is done. */
  done: string
}

/**
 * One write about a circle at a time: pending, done, with 撤销 if it can be undone, or failed with the server's sentence.
 */
export function useCircleAct() {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function undo(logId: string, part: Act['part']): Promise<void> {
    try {
      await client.call(api.PhotographyGroup.Undo, { logId, requestId: crypto.randomUUID() })
      await refreshCircle(queryClient, part)
      showToast('已撤销')
    } catch (error) {
      showError(error, '没有撤销，请重试')
    }
  }

  async function run({ part, send, done }: Act): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      const response = await send(crypto.randomUUID())
      const logId = logIdOf(response)
      const until = Date.now() + circleTimes.undoMs
      if (logId === null) showToast(done)
      else {
        showToast(done, 'success', {
          label: '撤销',
          run: () =>
            Date.now() > until ? showToast('已经过了 10 秒，不能撤销了', 'info') : void undo(logId, part),
        })
      }
      await refreshCircle(queryClient, part)
      return true
    } catch (error) {
      showError(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, run, undo }
}

function logIdOf(response: object | null): string | null {
  return response !== null && 'logId' in response && typeof response.logId === 'string'
    ? response.logId
    : null
}
