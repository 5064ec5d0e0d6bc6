import * as z from 'zod'
import { Cover, UploadedFile } from './picture.ts'
import { id, timeText } from './text.ts'

/** Who is shown the counts, and when; the author always is. */
export const voteResults = { afterChoosing: 1, always: 2, afterEnd: 3 } as const
export const voteStates = { open: 1, ended: 2, closed: 3 } as const

/** A vote as this viewer sees it. */
export const VotePart = z.object({
  options: z.array(
    z.object({
      id,
      text: z.string(),
      picture: Cover.nullable(),
      /** Null while this viewer is not shown the counts. */
      count: z.int().nullable(),
    }),
  ),
  /** How many options one person may choose. */
  max: z.int(),
  endTime: timeText,
  /** 1 open, 2 ended, 3 closed by its author before. */
  state: z.int().min(1).max(3),
  showResult: z.int(),
  canChange: z.boolean(),
  voterCount: z.int(),
  /** Options this viewer chose. */
  chosen: z.array(id),
})
export type VotePart = z.output<typeof VotePart>

/** A vote as the editor opens it. */
export const VoteDraft = z.object({
  options: z.array(z.object({ text: z.string(), picture: UploadedFile.nullable() })),
  max: z.int(),
  /** Empty while none is chosen. */
  endTime: z.string(),
  showResult: z.int(),
  canChange: z.boolean(),
})
export type VoteDraft = z.output<typeof VoteDraft>
