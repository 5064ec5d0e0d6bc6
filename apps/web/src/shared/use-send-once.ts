import { ApiError } from '@guangquan/client'
import { useState } from 'react'

type Send = <T>(input: unknown, send: (requestId: string) => Promise<T>) => Promise<T>

/**
 * Sends a write with a request id that makes retries idempotent: the id stays the same while the same input got no
 * response, or one that leaves the outcome open (500 and above, TooFast). After a refusal or with other input a new id
 * is used.
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
      const response = await send(waiting.requestId)
      waiting = undefined
      return response
    } catch (error) {
      // TooFast can also mean that the first attempt is still running.
      const isRefused =
        error instanceof ApiError && error.status > 0 && error.status < 500 && error.kind !== 'TooFast'
      if (isRefused) waiting = undefined
      throw error
    }
  }
}
