import * as z from 'zod'

const Switches = z.record(z.string(), z.boolean())

/** Switches as stored in a JSON column; those of another shape count as empty. */
export function storedSwitches(column: unknown): Record<string, boolean> {
  return Switches.safeParse(column).data ?? {}
}
