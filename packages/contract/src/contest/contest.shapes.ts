import * as z from 'zod'
import {
  contestBounds,
  contestGear,
  contestKinds,
  contestStates,
  entryReasons,
  originalCodes,
  originalFacts,
  objectionStates,
  prizeBases,
  roundKinds,
  tieRules,
  unclaimedRules,
  verdictLevels,
  verdictRules,
  voteObstacles,
} from './contest.words.ts'
import { entryState } from './entry-match.shapes.ts'
import { NewsBlock } from '../news/news.shapes.ts'
import { CardPicture } from '../media/picture.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const contestKind = z.literal(Object.values(contestKinds))
export const contestState = z.literal(Object.values(contestStates))
export const entryReason = z.literal(Object.values(entryReasons))
export const tieRule = z.literal(Object.values(tieRules))
export const unclaimedRule = z.literal(Object.values(unclaimedRules))
export const prizeBasis = z.literal(Object.values(prizeBases))
export const roundKind = z.literal(Object.values(roundKinds))
const cameraTime = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, '写成 2026-05-01 08:00:00 这样')

/** The rules of a contest for each photograph, as data (`PhotoRules` of the verification). */
export const ContestPhotoRules = z.strictObject({
  formats: z.array(z.enum(['jpeg', 'png', 'webp', 'avif', 'heic'])).max(5),
  minBytes: z.int().min(0).nullable(),
  maxBytes: z.int().min(0).nullable(),
  longEdge: z.int().min(1).max(contestBounds.longEdge).nullable(),
  exif: z.boolean(),
  capturedFrom: cameraTime.nullable(),
  capturedTo: cameraTime.nullable(),
  gear: z.literal(Object.values(contestGear)),
  cameraIds: z.array(z.string().max(60)).max(100),
  lensIds: z.array(z.string().max(60)).max(100),
  owner: z.boolean(),
  software: z.boolean(),
  aiMade: z.boolean(),
  duplicate: z.boolean(),
  lenient: z.boolean(),
})
export type ContestPhotoRules = z.infer<typeof ContestPhotoRules>

/** A line of a verification; `verdictSentence` puts it into words. */
export const ContestVerdict = z.object({
  rule: z.enum(verdictRules),
  level: z.enum(verdictLevels),
  code: z.string(),
  found: z.string(),
  wanted: z.string(),
})
export type ContestVerdict = z.infer<typeof ContestVerdict>

export const ContestTimes = z.object({
  collectStart: timeText,
  collectEnd: timeText,
  firstAuditEnd: timeText,
  /** Null without a public vote. */
  voteStart: timeText.nullable(),
  voteEnd: timeText.nullable(),
  /** Null without a jury. */
  judgeEnd: timeText.nullable(),
  noticeStart: timeText,
  noticeEnd: timeText,
})
export type ContestTimes = z.infer<typeof ContestTimes>

export const ContestGroup = z.object({
  id,
  name: z.string(),
  photosMin: z.int(),
  photosMax: z.int(),
  /** The contest's rules, or the group's own. */
  rules: ContestPhotoRules,
})
export type ContestGroup = z.infer<typeof ContestGroup>

export const ContestPrize = z.object({
  id,
  /** Null: all groups together. */
  groupId: id.nullable(),
  name: z.string(),
  basis: prizeBasis,
  count: z.int(),
  description: z.string(),
  /** Yuan per item. */
  value: z.number(),
  coins: z.int(),
  needsPapers: z.boolean(),
})
export type ContestPrize = z.infer<typeof ContestPrize>

/** The contest from the viewer's point of view. */
export const ContestViewer = z.object({
  /** Whether the viewer may send an entry now, and how many more. */
  mayEnter: z.boolean(),
  entriesLeft: z.int(),
  /** The viewer's entries that take part. */
  entries: z.int(),
  /** Votes left today; 0 for a viewer without a vote. */
  votesLeft: z.int(),
  /** Why the viewer cannot vote at all now; null if they can. */
  voteObstacle: z.enum(voteObstacles).nullable(),
})
export type ContestViewer = z.infer<typeof ContestViewer>

export const ContestCard = z.object({
  id,
  kind: contestKind,
  title: z.string(),
  theme: z.string(),
  coverUrl: z.string().nullable(),
  coverSmallUrl: z.string().nullable(),
  organiser: z.string(),
  state: contestState,
  times: ContestTimes,
  isHeld: z.boolean(),
  entryCount: z.int(),
  shownCount: z.int(),
})
export type ContestCard = z.infer<typeof ContestCard>

/** A contest for its page and its rules page. */
export const ContestDetail = ContestCard.extend({
  /** Null unless it is a circle's contest. */
  circle: z.object({ id, title: z.string() }).nullable(),
  /** The rules page. */
  blocks: z.array(NewsBlock),
  contact: z.string(),
  holdReason: z.string(),
  /** Why it was cancelled; otherwise empty. */
  reason: z.string(),
  open: z.object({
    collecting: z.boolean(),
    voting: z.boolean(),
    judging: z.boolean(),
    objecting: z.boolean(),
  }),
  originalDays: z.int(),
  entriesMax: z.int(),
  weightJudge: z.int(),
  hasJury: z.boolean(),
  hasVote: z.boolean(),
  votesPerDay: z.int(),
  tieRule,
  unclaimedRule,
  criteria: z.array(z.object({ name: z.string(), weight: z.int() })),
  groups: z.array(ContestGroup),
  prizes: z.array(ContestPrize),
  /** Judges who accepted the invitation. */
  judges: z.array(z.object({ name: z.string(), title: z.string() })),
  rounds: z.array(z.object({ number: z.int(), kind: roundKind, quorum: z.int(), closesTime: timeText })),
  /** Changes after collecting began, newest first. */
  changes: z.array(z.object({ time: timeText, text: z.string() })),
  /** All votes and the clean ones; null while counts are hidden. */
  votes: z.object({ all: z.int(), clean: z.int() }).nullable(),
  resultTime: timeText.nullable(),
  viewer: ContestViewer,
})
export type ContestDetail = z.infer<typeof ContestDetail>

/** An entry on the wall. */
export const EntryItem = z.object({
  id,
  /** Null where the post is gone. */
  publishId: id.nullable(),
  contestId: id,
  groupId: id,
  /** Three or more digits, as printed below the work. */
  number: z.string(),
  title: z.string(),
  state: entryState,
  picture: CardPicture.nullable(),
  pictureCount: z.int(),
  /** Empty where the author is gone: results keep only the work number. */
  authorId: z.string(),
  authorNickName: z.string(),
  /** Null while counts are hidden. */
  votes: z.int().nullable(),
  rank: z.int().nullable(),
  /** Whether the viewer voted for it: today while the vote is open, on any day afterwards. */
  isVoted: z.boolean(),
  isOwn: z.boolean(),
})
export type EntryItem = z.infer<typeof EntryItem>

/** How an original compares with its entry (`OriginalVerdict` of the verification). */
export const ContestOriginal = z.object({
  fileName: z.string(),
  time: timeText,
  verdicts: z.array(
    z.object({
      what: z.enum(originalFacts),
      level: z.enum(verdictLevels),
      code: z.enum(originalCodes),
    }),
  ),
})
export type ContestOriginal = z.infer<typeof ContestOriginal>

/** An entry for its author: where it stands, and what to do until when. */
export const OwnEntry = EntryItem.extend({
  contestTitle: z.string(),
  contestState,
  groupName: z.string(),
  reason: entryReason.nullable(),
  reasonNote: z.string(),
  correctUntil: timeText.nullable(),
  originalUntil: timeText.nullable(),
  /** One list per photograph. */
  verdicts: z.array(z.array(ContestVerdict)),
  mayWithdraw: z.boolean(),
  mayCorrect: z.boolean(),
  maySendOriginal: z.boolean(),
  originals: z.array(ContestOriginal),
  score: z.string().nullable(),
  createTime: timeText,
})
export type OwnEntry = z.infer<typeof OwnEntry>

/** The jury's marks for an entry, for its author: without names, in an order that does not reveal the judges. */
export const EntryMarks = z.object({
  criteria: z.array(z.object({ name: z.string(), weight: z.int() })),
  marks: z.array(
    z.object({
      /** Half points per criterion; empty in a ranking round. */
      halves: z.array(z.int()),
      rank: z.int().nullable(),
      comment: z.string(),
    }),
  ),
})
export type EntryMarks = z.infer<typeof EntryMarks>

export const VoteOutcome = z.object({
  isVoted: z.boolean(),
  votesLeft: z.int(),
  /** Null while counts are hidden. */
  votes: z.int().nullable(),
})
export type VoteOutcome = z.infer<typeof VoteOutcome>

export const ContestAward = z.object({
  prizeId: id,
  prizeName: z.string(),
  groupName: z.string(),
  entry: EntryItem,
  words: z.string(),
  /** Code of the certificate; null until it is issued. */
  certificate: z.string().nullable(),
  /** Nobody claimed it in time. */
  isLapsed: z.boolean(),
  /** Passed on because the first winner did not claim it; without a certificate. */
  isPassedOn: z.boolean(),
})
export type ContestAward = z.infer<typeof ContestAward>

/** The result of a contest, from its notice on. */
export const ContestResult = z.object({
  contest: ContestCard,
  awards: z.array(ContestAward),
  sha256: z.string(),
  /** Names of the groups by their code in the mark sheet. */
  groups: z.array(z.object({ code: z.string(), name: z.string() })),
  votes: z.object({ all: z.int(), clean: z.int() }),
  /** Corrections after the publication, newest first, with the hash of the replaced sheet. */
  corrections: z.array(
    z.object({ time: timeText, note: z.string(), changes: z.array(z.string()), sha256: z.string() }),
  ),
})
export type ContestResult = z.infer<typeof ContestResult>

/** A certificate, for anybody who has its code. */
export const ContestCertificate = z.object({
  code: z.string(),
  contestId: id,
  contestTitle: z.string(),
  organiser: z.string(),
  prizeName: z.string(),
  groupName: z.string(),
  number: z.string(),
  title: z.string(),
  /** Empty where the author is gone. */
  authorNickName: z.string(),
  words: z.string(),
  picture: CardPicture.nullable(),
  issueTime: timeText,
  /** False once it was taken back. */
  isValid: z.boolean(),
})
export type ContestCertificate = z.infer<typeof ContestCertificate>

export const OwnObjection = z.object({
  id,
  contestId: id,
  contestTitle: z.string(),
  /** The entry that it concerns; empty for the contest itself. */
  number: z.string(),
  text: z.string(),
  state: z.literal(Object.values(objectionStates)),
  answer: z.string(),
  answerBy: timeText,
  answerTime: timeText.nullable(),
  createTime: timeText,
})
export type OwnObjection = z.infer<typeof OwnObjection>
