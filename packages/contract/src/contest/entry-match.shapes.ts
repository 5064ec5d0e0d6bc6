import * as z from 'zod'
import { entryStates } from './contest.words.ts'
import { id } from '../shapes/text.ts'

export const entryState = z.literal(Object.values(entryStates))

/** The contest of an entry, as its card shows it. */
export const EntryMatch = z.object({
  id,
  title: z.string(),
  /** The work number. */
  number: z.string(),
  groupName: z.string(),
  entryId: id,
  entryStatus: entryState,
})
export type EntryMatch = z.infer<typeof EntryMatch>
