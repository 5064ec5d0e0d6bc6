import type { FirstData } from '@guangquan/client'

/** An answer that came with the page. */
export interface FirstAnswer {
  service: string
  method: string
  input: unknown
  result: unknown
}

export interface FirstAnswers extends FirstData {
  /** Forgets all answers. */
  clear: () => void
}

/**
 * The first answers of a page. Each is given out once: when the query cache has dropped it, it is old and asked for
 * anew.
 * @param madeAt when the server made them, on this device's clock
 */
export function makeFirstData(answers: readonly FirstAnswer[], madeAt: () => number): FirstAnswers {
  const untaken = new Map(answers.map((one) => [keyOf(one.service, one.method, one.input), one.result]))
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
