import { ApiError } from './api-error.ts'

export type SendOnce = <T>(input: unknown, send: (requestId: string) => Promise<T>) => Promise<T>

/**
 * Makes a function that sends writes with request ids that make retries idempotent: the id of an input stays the same
 * while there was no response, or one that leaves the outcome open (500 and above, TooFast). After a refusal or a
 * result, the same input is a new request.
 * @param retryMs how long after the first attempt the same input is a retry
 */
export function makeSendOnce(retryMs = Infinity): SendOnce {
  const open = new Map<string, { requestId: string; at: number }>()
  return async (input, send) => {
    const text = JSON.stringify(input)
    const first = open.get(text)
    const isRetry = first !== undefined && Date.now() - first.at < retryMs
    const { requestId, at } = isRetry ? first : { requestId: crypto.randomUUID(), at: Date.now() }
    open.set(text, { requestId, at })
    try {
      const response = await send(requestId)
      open.delete(text)
      return response
    } catch (error) {
      // TooFast can also mean that the first attempt is still running.
      const isRefused =
        error instanceof ApiError && error.status > 0 && error.status < 500 && error.kind !== 'TooFast'
      if (isRefused) open.delete(text)
      throw error
    }
  }
}
