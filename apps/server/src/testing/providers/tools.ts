import type { OutboundTools } from '../../delivery/outbound/provider.ts'

export interface SpyTools extends OutboundTools {
  /** Advances the clock. */
  advance: (milliseconds: number) => void
  /** Everything logged, as text. */
  lines: string[]
}

/** What clients are given, with a clock that tests move, limits short enough to wait for, and a captured log. */
export function spyTools(): SpyTools {
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
    limits: { connectMs: 200, totalMs: 400, maxBytes: 256 * 1024 },
    advance: (milliseconds) => {
      offset += milliseconds
    },
    lines,
  }
}
