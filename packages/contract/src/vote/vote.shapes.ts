import * as z from 'zod'
import { Cover, UploadedFile } from '../media/picture.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

/** When voters see the counts; the author always does. */
export const voteResults = { afterChoosing: 1, always: 2, afterEnd: 3 } as const
export const voteStates = { open: 1, ended: 2, closed: 3 } as const

export const VotePart = z.object({
  options: z.array(
    z.object({
      id,
      text: z.string(),
      picture: Cover.nullable(),
      /** Null while the counts are hidden from this viewer. */
      count: z.int().nullable(),
    }),
  ),
  /** Max options per person. */
  max: z.int(),
  endTime: timeText,
  /** 1 open, 2 ended, 3 closed early by its author. */
  state: z.int().min(1).max(3),
  showResult: z.int(),
  canChange: z.boolean(),
  voterCount: z.int(),
  /** The viewer's choices. */
  chosen: z.array(id),
})
export type VotePart = z.output<typeof VotePart>

/** A vote for its editor. */
export const VoteDraft = z.object({
  options: z.array(z.object({ text: z.string(), picture: UploadedFile.nullable() })),
  max: z.int(),
  /** Empty until one is chosen. */
  endTime: z.string(),
  showResult: z.int(),
  canChange: z.boolean(),
})
export type VoteDraft = z.output<typeof VoteDraft>
