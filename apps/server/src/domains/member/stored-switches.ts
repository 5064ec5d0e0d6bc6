import * as z from 'zod'

const Switches = z.record(z.string(), z.boolean())

/** Switches as a column of JSON holds them; one of another shape counts as empty. */
export function storedSwitches(column: unknown): Record<string, boolean> {
  return Switches.safeParse(column).data ?? {}
}
