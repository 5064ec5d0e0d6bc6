import * as z from 'zod'
import { contestBounds, judgeStates, voteSignKinds } from './contest.words.ts'
import {
  ContestCard,
  ContestDetail,
  ContestGroup,
  ContestOriginal,
  ContestPhotoRules,
  ContestPrize,
  ContestVerdict,
  contestKind,
  entryReason,
  prizeBasis,
  roundKind,
  tieRule,
  unclaimedRule,
} from './contest.shapes.ts'
import { entryState } from './entry-match.shapes.ts'
import { CardPicture } from '../media/picture.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

const bounds = contestBounds
const whole = '请填写整数'
const picture = z.string().max(200)

/** Markdown of the rules page; pictures as in the body of an activity. */
export const contestBody = memberText(0, bounds.rules)

const criterion = z.strictObject({
  name: memberText(1, bounds.criterionName),
  weight: z.int(whole).min(1).max(100),
})

const group = z.strictObject({
  /** The id of an existing one; absent for a new one. */
  id: id.optional(),
  name: memberText(1, bounds.groupName),
  photosMin: z.int(whole).min(1).max(bounds.set.max).default(1),
  photosMax: z.int(whole).min(1).max(bounds.set.max).default(1),
  /** Null: the contest's rules. */
  rules: ContestPhotoRules.nullable().default(null),
})

const prize = z.strictObject({
  id: id.optional(),
  /** Index of its group in `groups`; null: all together. */
  group: z.int().min(0).nullable(),
  name: memberText(1, bounds.prizeName),
  basis: prizeBasis,
  count: z.int(whole).min(1).max(bounds.prizeCount),
  description: memberText(0, 200).default(''),
  value: z.number().min(0).max(9_999_999).default(0),
  giftId: id.nullable().default(null),
  coins: z.int(whole).min(0).max(1_000_000).default(0),
  frameId: z.string().max(40).nullable().default(null),
  needsPapers: z.boolean().default(false),
})

export const contestFields = {
  kind: contestKind,
  title: memberText(bounds.title.min, bounds.title.max),
  theme: memberText(0, bounds.theme),
  body: contestBody,
  organiser: memberText(0, bounds.organiser),
  contact: memberText(0, bounds.contact),
  /** The id of an upload, or the path of the present cover. */
  cover: picture.nullable(),
  collectStart: timeText,
  collectEnd: timeText,
  firstAuditEnd: timeText,
  voteStart: timeText.nullable(),
  voteEnd: timeText.nullable(),
  judgeEnd: timeText.nullable(),
  noticeStart: timeText,
  noticeEnd: timeText,
  originalDays: z.int(whole).min(0).max(bounds.originalDays.max),
  entriesMax: z.int(whole).min(1).max(bounds.entriesPerUser.max),
  weightJudge: z.int(whole).min(0).max(100),
  votesPerDay: z.int(whole).min(1).max(bounds.votesPerDay.max),
  tieRule,
  unclaimedRule: unclaimedRule.default(1),
  criteria: z.array(criterion).max(bounds.criteria),
  rules: ContestPhotoRules,
  groups: z.array(group).min(1, '至少一个组别').max(bounds.groups),
  prizes: z.array(prize).max(bounds.prizes),
}

export const StaffContestItem = ContestCard.extend({
  waiting: z.int(),
  /** Open objections. */
  objections: z.int(),
  version: z.int(),
})
export type StaffContestItem = z.infer<typeof StaffContestItem>

const storedPicture = z.object({ key: z.string(), url: z.string() })

export const StaffContestDetail = ContestDetail.omit({
  blocks: true,
  viewer: true,
  groups: true,
  prizes: true,
}).extend({
  body: z.string(),
  cover: storedPicture.nullable(),
  pictures: z.array(storedPicture),
  rules: ContestPhotoRules,
  groups: z.array(ContestGroup.extend({ ownRules: ContestPhotoRules.nullable(), entries: z.int() })),
  prizes: z.array(ContestPrize.extend({ giftId: id.nullable(), frameId: z.string().nullable() })),
  previewPath: z.string(),
  version: z.int(),
  /** Entries by state. */
  tally: z.array(z.object({ state: entryState, count: z.int() })),
  /** People, counted once however many entries they have: those who take part, and those disqualified with an entry. */
  people: z.object({ entered: z.int(), disqualified: z.int() }),
  electors: z.int().nullable(),
  /** Acts that are possible now. */
  may: z.object({
    save: z.boolean(),
    /** Rules may only change in favour of entrants. */
    onlyFavours: z.boolean(),
    submit: z.boolean(),
    return: z.boolean(),
    refuse: z.boolean(),
    announce: z.boolean(),
    cancel: z.boolean(),
    hold: z.boolean(),
    release: z.boolean(),
  }),
})
export type StaffContestDetail = z.infer<typeof StaffContestDetail>

/** An entry in the queue of the first audit. */
export const StaffEntryItem = z.object({
  id,
  publishId: id.nullable(),
  number: z.string(),
  title: z.string(),
  story: z.string(),
  groupId: id,
  groupName: z.string(),
  state: entryState,
  reason: entryReason.nullable(),
  reasonNote: z.string(),
  authorId: id,
  authorNickName: z.string(),
  pictures: z.array(CardPicture),
  verdicts: z.array(z.array(ContestVerdict)),
  level: z.int(),
  /** Other entries with the same or a similar photograph. */
  alike: z.array(
    z.object({
      entryId: id,
      contestTitle: z.string(),
      number: z.string(),
      similar: z.int(),
      isOwn: z.boolean(),
    }),
  ),
  votes: z.int(),
  cleanVotes: z.int(),
  rank: z.int().nullable(),
  correctUntil: timeText.nullable(),
  originalUntil: timeText.nullable(),
  remindTime: timeText.nullable(),
  originals: z.array(ContestOriginal.extend({ id, size: z.int(), url: z.string() })),
  createTime: timeText,
  version: z.int(),
})
export type StaffEntryItem = z.infer<typeof StaffEntryItem>

/** Suspicious voters of one kind, for the report. */
export const VoteIntegrity = z.object({
  electors: z.int(),
  voters: z.int(),
  all: z.int(),
  clean: z.int(),
  signs: z.array(z.object({ kind: z.enum(voteSignKinds), voters: z.int(), lifted: z.int(), votes: z.int() })),
})
export type VoteIntegrity = z.infer<typeof VoteIntegrity>

export const VoteFlagItem = z.object({
  /** Made of voter and kind. */
  id: z.string(),
  memberId: id,
  nickName: z.string(),
  kind: z.enum(voteSignKinds),
  /** Voters in the same set. */
  size: z.int(),
  votes: z.int(),
  isLifted: z.boolean(),
  createTime: timeText,
})
export type VoteFlagItem = z.infer<typeof VoteFlagItem>

/** A judge for organisers: the progress, never the marks. */
export const StaffJudge = z.object({
  id,
  staffId: id,
  name: z.string(),
  title: z.string(),
  state: z.literal(Object.values(judgeStates)),
  conflict: z.string(),
  groupIds: z.array(id),
  remindTime: timeText.nullable(),
  version: z.int(),
  rounds: z.array(
    z.object({
      number: z.int(),
      due: z.int(),
      marked: z.int(),
      recused: z.int(),
      percent: z.int(),
      lastTime: timeText.nullable(),
      /** Median time on screen of a work, in milliseconds. */
      shownMs: z.int().nullable(),
    }),
  ),
})
export type StaffJudge = z.infer<typeof StaffJudge>

export const StaffRound = z.object({
  id,
  number: z.int(),
  kind: roundKind,
  quorum: z.int(),
  keep: z.int().nullable(),
  closesTime: timeText,
  openTime: timeText.nullable(),
  freezeTime: timeText.nullable(),
  entries: z.int(),
  /** Entries that have not reached the quorum of marks yet. */
  short: z.int(),
})
export type StaffRound = z.infer<typeof StaffRound>

export const StaffJury = z.object({ judges: z.array(StaffJudge), rounds: z.array(StaffRound) })
export type StaffJury = z.infer<typeof StaffJury>
