import * as z from 'zod'
import { judgeStates } from './contest.words.ts'
import { roundKind } from './contest.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const JuryInvitation = z.object({
  id,
  contestTitle: z.string(),
  theme: z.string(),
  groups: z.array(z.string()),
  judgeEnd: timeText.nullable(),
  state: z.literal(Object.values(judgeStates)),
  conflict: z.string(),
  version: z.int(),
})
export type JuryInvitation = z.infer<typeof JuryInvitation>

/** A round in which the judge has works, without names, votes or other judges' marks. */
export const JudgeRound = z.object({
  id,
  contestTitle: z.string(),
  number: z.int(),
  kind: roundKind,
  criteria: z.array(z.object({ name: z.string(), weight: z.int() })),
  closesTime: timeText,
  isOpen: z.boolean(),
  due: z.int(),
  marked: z.int(),
  recused: z.int(),
  left: z.int(),
  percent: z.int(),
  /** When organisers last reminded the judge of unmarked works. */
  remindTime: timeText.nullable(),
})
export type JudgeRound = z.infer<typeof JudgeRound>

const ownMark = z.object({
  pass: z.boolean().nullable(),
  halves: z.array(z.int()).nullable(),
  rank: z.int().nullable(),
  comment: z.string(),
})

/** A work in the judge's strip. */
export const JudgeTaskItem = z.object({
  entryId: id,
  number: z.string(),
  groupId: id,
  thumbUrl: z.string(),
  width: z.int(),
  height: z.int(),
  mark: ownMark.nullable(),
  isRecused: z.boolean(),
})
export type JudgeTaskItem = z.infer<typeof JudgeTaskItem>

export const JudgeTask = z.object({
  entryId: id,
  number: z.string(),
  groupName: z.string(),
  title: z.string(),
  story: z.string(),
  pictures: z.array(
    z.object({ url: z.string(), smallUrl: z.string(), width: z.int(), height: z.int(), alt: z.string() }),
  ),
  mark: ownMark.nullable(),
  isRecused: z.boolean(),
})
export type JudgeTask = z.infer<typeof JudgeTask>
