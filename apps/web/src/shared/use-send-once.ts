import { ApiError } from '@guangquan/client'
import { useState } from 'react'

type Send = <T>(input: unknown, send: (requestId: string) => Promise<T>) => Promise<T>

/**
 * Sends a write with the id that makes a retried one act once: the same as long as the same input got no answer, or
 * one that does not tell what became of it (500 and above, TooFast). A refusal or another input is a new wish with a
 * new id.
 */
export function useSendOnce(): Send {
  const [sendOnce] = useState(makeSendOnce)
  return sendOnce
}

export function makeSendOnce(): Send {
  let waiting: { input: string; requestId: string } | undefined
  return async (input, send) => {
    const text = JSON.stringify(input)
    if (waiting?.input !== text) waiting = { input: text, requestId: crypto.randomUUID() }
    try {
      const answer = await send(waiting.requestId)
      waiting = undefined
      return answer
    } catch (error) {
      // TooFast also says that the first try is still at work.
      const isRefused =
        error instanceof ApiError && error.status > 0 && error.status < 500 && error.kind !== 'TooFast'
      if (isRefused) waiting = undefined
      throw error
    }
  }
}
