import { instantOf } from '@guangquan/rules/time-text'

const dayMs = 24 * 3600_000

/** When a day begins; undefined without one, or if the address contains another text. */
export function beginOfDay(day: string | undefined): number | undefined {
  if (day === undefined) return undefined
  const at = instantOf(`${day} 00:00:00`).getTime()
  return Number.isNaN(at) ? undefined : at
}

/** The instants of these Shanghai days: from the start of the first to the end of the last. */
export function instantsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const last = beginOfDay(to)
  return { from: beginOfDay(from), to: last === undefined ? undefined : last + dayMs }
}
