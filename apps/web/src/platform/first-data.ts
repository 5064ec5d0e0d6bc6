import type { FirstData } from '@guangquan/client'

/** A call with which the page begins. */
export interface FirstCall {
  service: string
  method: string
  input: unknown
}

/** Its response, embedded in the page. */
export interface FirstResponse extends FirstCall {
  result: unknown
}

export interface ClearableFirstData extends FirstData {
  /** Discards all responses. */
  clear: () => void
}

/**
 * The first responses of a page. Each is used once: when the query cache has evicted it, it is outdated and fetched
 * again.
 * @param madeAt when the server made them, by this device's clock
 */
export function makeFirstData(responses: readonly FirstResponse[], madeAt: () => number): ClearableFirstData {
  const untaken = new Map(responses.map((one) => [keyOf(one.service, one.method, one.input), one.result]))
  return {
    take: (service, method, input) => {
      const key = keyOf(service, method, input)
      const result = untaken.get(key)
      untaken.delete(key)
      return result
    },
    madeAt,
    clear: () => untaken.clear(),
  }
}

function keyOf(service: string, method: string, input: unknown): string {
  return `${service}/${method} ${JSON.stringify(input)}`
}
