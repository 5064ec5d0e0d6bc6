import * as z from 'zod'
import { contestBounds } from './contest.words.ts'
import { contestState } from './contest.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

const bounds = contestBounds
const whole = '请填写整数'

/** Fields of a contest that a member starts. It is decided by the vote; its other times follow from these. */
export const startFields = {
  /** One of the caller's own circles; null: a contest of members. */
  circleId: id.nullable().default(null),
  title: memberText(bounds.title.min, bounds.title.max),
  theme: memberText(0, bounds.theme),
  /** A file of use `matchCover`, or the present cover; null: none. */
  coverFileId: id.nullable().default(null),
  /** Plain Markdown without pictures. */
  body: memberText(0, bounds.startedRules),
  contact: memberText(0, bounds.contact),
  collectStart: timeText,
  collectEnd: timeText,
  voteDays: z.int(whole).min(bounds.voteDays.min).max(bounds.voteDays.max),
  entriesMax: z.int(whole).min(1).max(bounds.entriesPerUser.max),
  votesPerDay: z.int(whole).min(1).max(bounds.votesPerDay.max),
  /** A single photograph, or a set of 3 to 8. */
  isSet: z.boolean(),
  /** Min long edge in px; null: any. */
  longEdge: z.int(whole).min(1).max(bounds.longEdge).nullable(),
  /** Camera data are required. */
  exif: z.boolean(),
  prizes: z
    .array(
      z.strictObject({
        name: memberText(1, bounds.prizeName),
        count: z.int(whole).min(1).max(bounds.startedPrizeCount),
        description: memberText(0, 200).default(''),
      }),
    )
    .max(bounds.startedPrizes),
}

/** A contest started by the caller, with its state. */
export const StartedContest = z.object({
  id,
  version: z.int(),
  state: contestState,
  /** Why staff returned or refused it; otherwise empty. */
  reason: z.string(),
  /** It can be changed and sent again. */
  mayChange: z.boolean(),
  circleId: id.nullable(),
  title: z.string(),
  theme: z.string(),
  coverFileId: id.nullable(),
  /** Empty without a cover. */
  coverUrl: z.string(),
  body: z.string(),
  contact: z.string(),
  collectStart: timeText,
  collectEnd: timeText,
  voteDays: z.int(),
  entriesMax: z.int(),
  votesPerDay: z.int(),
  isSet: z.boolean(),
  longEdge: z.int().nullable(),
  exif: z.boolean(),
  prizes: z.array(z.object({ name: z.string(), count: z.int(), description: z.string() })),
  createTime: timeText,
})
export type StartedContest = z.infer<typeof StartedContest>

/** Whether and for whom the caller may start a contest, and the contests they started, newest first. */
export const ContestStarting = z.object({
  /** Whether the caller's level suffices for a contest of members. */
  mayStart: z.boolean(),
  level: z.int(),
  /** Circles that the caller owns. */
  circles: z.array(z.object({ id, title: z.string() })),
  started: z.array(StartedContest),
})
export type ContestStarting = z.infer<typeof ContestStarting>
