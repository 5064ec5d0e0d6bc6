import * as z from 'zod'

/**
 * Fields of a shape that say what its viewer may do with a thing now, so that no client derives it. `can`: the calls that
 * would be accepted. What is the viewer's to do but not now is in `whyNot`, with the sentence of the error: its control
 * is disabled and says so. What is in neither has no control.
 */
export function rightsOf<const N extends string>(...names: [N, ...N[]]) {
  const name = z.enum(names)
  return {
    can: z.partialRecord(name, z.literal(true)),
    whyNot: z.partialRecord(name, z.string()).optional(),
  }
}
