import type { OutboundTools } from '../../delivery/outbound/provider.ts'

export interface SpyTools extends OutboundTools {
  /** Advances the clock. */
  advance: (milliseconds: number) => void
  /** Everything logged, as text. */
  lines: string[]
}

const maxBytes = 256 * 1024
/** So long that no response is late on a busy machine. */
const longLimits = { connectMs: 10_000, totalMs: 30_000, maxBytes }
/** For faults that end with the limit. */
export const shortLimits = { connectMs: 200, totalMs: 400, maxBytes }

/** The tools of clients, with a clock that tests control and a captured log. */
export function spyTools(limits = longLimits): SpyTools {
  let offset = 0
  const lines: string[] = []
  const write = (facts: object, text: string) => {
    lines.push(
      `${text} ${JSON.stringify(facts, (_, value: unknown) => (value instanceof Error ? `${value.message} ${value.stack}` : value))}`,
    )
  }
  return {
    now: () => new Date(Date.now() + offset),
    log: { warn: write, error: write },
    limits,
    advance: (milliseconds) => {
      offset += milliseconds
    },
    lines,
  }
}
