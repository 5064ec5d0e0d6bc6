import * as z from 'zod'

/**
 * Fields of a shape that tell what its viewer may do with a thing now, so that no client derives it. `can` has the
 * calls that would be accepted. `whyNot` has those that the viewer may make at other times, with the sentence of the
 * error: their control is disabled and shows it. What is in neither has no control.
 */
export function rightsOf<const N extends string>(...names: [N, ...N[]]) {
  const name = z.enum(names)
  return {
    can: z.partialRecord(name, z.literal(true)),
    whyNot: z.partialRecord(name, z.string()).optional(),
  }
}
