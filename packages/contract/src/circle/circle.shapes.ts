import * as z from 'zod'
import {
  circleAudits,
  circleLimits,
  circleMemberStates,
  circleOfferStates,
  circleRoles,
  circleStates,
  joinStates,
} from './circle.words.ts'
import { Cover } from '../media/picture.shapes.ts'
import { PublishCard } from '../post/publish-card.shapes.ts'
import { TopicInfo } from '../post/publish.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

export const circleState = z.literal(Object.values(circleStates))
export const circleRole = z.literal(Object.values(circleRoles))
export const circleMemberState = z.literal(Object.values(circleMemberStates))
export const circleAudit = z.literal(Object.values(circleAudits))

const { title, summary, topics, reason } = circleLimits
export const circleTitle = memberText(title.min, title.max)
export const circleSummary = memberText(summary.min, summary.max)
export const circleTopics = z
  .array(z.string().max(40))
  .min(topics.min, '请选择圈子的主题')
  .max(topics.max, `最多选 ${topics.max} 个主题`)
export const circleReason = memberText(reason.min, reason.max)
/** Why a member or post was treated so; the member reads it. */
export const circleNote = memberText(0, circleLimits.note)

/** What the join button offers this viewer; `until` where it says `wait`. */
export const CircleJoin = z.object({ state: z.enum(joinStates), until: timeText.nullable() })
export type CircleJoin = z.infer<typeof CircleJoin>

/** A circle in a list. */
export const CircleItem = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  coverUrl: z.string(),
  cover: Cover.nullable(),
  topicInfos: z.array(TopicInfo),
  applyAuditSetting: circleAudit,
  memberCount: z.int(),
  publishCount: z.int(),
  status: circleState,
  /** The viewer's own. */
  role: circleRole,
  memberStatus: circleMemberState,
  join: CircleJoin,
  isFollow: z.boolean(),
})
export type CircleItem = z.infer<typeof CircleItem>

/** A circle of the viewer's own lists. */
export const OwnCircleItem = CircleItem.extend({
  /** Applications that wait for the team; 0 for others. */
  waitingCount: z.int(),
  /** Whether the viewer may publish in it now. */
  canPublish: z.boolean(),
  /** Posts of the last 24 hours by others. */
  newCount: z.int(),
  quiet: z.boolean(),
  /** Of the viewer's own application. */
  applyTime: timeText.nullable(),
})
export type OwnCircleItem = z.infer<typeof OwnCircleItem>

/** A circle of the ranking, with what it is ranked by. */
export const RankedCircle = CircleItem.extend({
  rank: z.int(),
  heat: z.int(),
  joined: z.int(),
  posts: z.int(),
  comments: z.int(),
})
export type RankedCircle = z.infer<typeof RankedCircle>

export const CircleOffer = z.object({
  id,
  /** The site asks, because the owner is gone. */
  isSuccession: z.boolean(),
  from: UserBrief.nullable(),
  to: UserBrief,
  state: z.literal(Object.values(circleOfferStates)),
  createTime: timeText,
  expireTime: timeText,
})
export type CircleOffer = z.infer<typeof CircleOffer>

/** What this viewer may do now: the client never derives it. */
export const CircleRights = z.object({
  publish: z.boolean(),
  invite: z.boolean(),
  seeTeam: z.boolean(),
  audit: z.boolean(),
  mute: z.boolean(),
  remove: z.boolean(),
  blackList: z.boolean(),
  setRole: z.boolean(),
  pin: z.boolean(),
  essence: z.boolean(),
  fold: z.boolean(),
  removePost: z.boolean(),
  announce: z.boolean(),
  edit: z.boolean(),
  transfer: z.boolean(),
  dissolve: z.boolean(),
  withdrawDissolution: z.boolean(),
  quit: z.boolean(),
  follow: z.boolean(),
  report: z.boolean(),
})
export type CircleRights = z.infer<typeof CircleRights>

export const CircleAnnouncement = z.object({
  text: z.string(),
  time: timeText,
  /** The last day it is shown, `yyyy-MM-dd`; null: until it is changed. */
  untilDay: z.string().nullable(),
})

/** A circle on its own page. */
export const CircleInfo = CircleItem.extend({
  rules: z.string(),
  /** What its owner asks who applies; empty: nothing. */
  question: z.string(),
  announcement: CircleAnnouncement.nullable(),
  /** Owner, then admins, then guests. */
  team: z.array(UserBrief.extend({ role: circleRole })),
  /** Members the viewer follows, at most 5, and how many there are, at most 50. */
  followed: z.array(UserBrief).max(5),
  followedCount: z.int(),
  maxMembers: z.int(),
  createTime: timeText,
  /** When it ends, once its dissolution was announced. */
  dissolveTime: timeText.nullable(),
  /** Its owner asked for the dissolution, and staff have not decided yet. */
  dissolveWaits: z.boolean(),
  /** Applications that wait for the team; 0 for others. */
  waitingCount: z.int(),
  /** The viewer's. */
  mutedUntil: timeText.nullable(),
  quiet: z.boolean(),
  invitation: z.object({ id, from: UserBrief, expireTime: timeText }).nullable(),
  /** The newest offer, for the owner and whom it is made to. */
  offer: CircleOffer.nullable(),
  /** Why it is refused or frozen: for its owner. */
  stateReason: z.string(),
  can: CircleRights,
})
export type CircleInfo = z.infer<typeof CircleInfo>

/** A circle as its owner edits it. */
export const CircleForEdit = z.object({
  id,
  version: z.int(),
  status: circleState,
  title: z.string(),
  summary: z.string(),
  rules: z.string(),
  question: z.string(),
  applyAuditSetting: circleAudit,
  topics: z.array(z.string()),
  coverFileId: id.nullable(),
  coverUrl: z.string(),
  stateReason: z.string(),
  /** A name or cover that waits for staff, or the last one that was refused. */
  change: z
    .object({
      title: z.string(),
      coverUrl: z.string(),
      isRefused: z.boolean(),
      reason: z.string(),
      createTime: timeText,
    })
    .nullable(),
})
export type CircleForEdit = z.infer<typeof CircleForEdit>

/** A member of a circle. Activity is for the team, the state for the black list. */
export const CircleMember = UserBrief.extend({
  role: circleRole,
  memberStatus: circleMemberState,
  joinTime: timeText.nullable(),
  mutedUntil: timeText.nullable(),
  /** Their posts in the circle; null for who is not of the team. */
  postCount: z.int().nullable(),
  /** When they published or commented in it last; null: never, or not of the team. */
  lastActiveTime: timeText.nullable(),
  /** Why they were removed or black-listed; empty for others. */
  note: z.string(),
  can: z.object({
    mute: z.boolean(),
    remove: z.boolean(),
    blackList: z.boolean(),
    setRole: z.boolean(),
    transfer: z.boolean(),
  }),
})
export type CircleMember = z.infer<typeof CircleMember>

/** Who waits to be let in. */
export const CircleApplication = UserBrief.extend({
  reason: z.string(),
  answer: z.string(),
  applyTime: timeText,
  publishCount: z.int(),
  medalCount: z.int(),
  /** Circles that they and the viewer are both in, at most 3 by name, and how many there are. */
  commonCircles: z.array(z.object({ id, title: z.string() })).max(3),
  commonCount: z.int(),
  /** Others who applied or joined from the same network within the same hour: 0 for nothing unusual. */
  sameNetwork: z.int(),
  /** They were in the circle before, refused or removed. */
  before: circleMemberState,
})
export type CircleApplication = z.infer<typeof CircleApplication>

/** A post in the list of a circle. */
export const CirclePost = PublishCard.extend({
  inCircle: z.object({
    isPinned: z.boolean(),
    isEssence: z.boolean(),
    isFolded: z.boolean(),
    note: z.string(),
    can: z.object({ pin: z.boolean(), essence: z.boolean(), fold: z.boolean(), removePost: z.boolean() }),
  }),
})
export type CirclePost = z.infer<typeof CirclePost>

/** A post that was removed from a circle and may be put back. */
export const RemovedCirclePost = z.object({
  id,
  post: PublishCard.nullable(),
  removedBy: z.string(),
  note: z.string(),
  removeTime: timeText,
  expireTime: timeText,
})
export type RemovedCirclePost = z.infer<typeof RemovedCirclePost>

/** A line of a circle's log. */
export const CircleLogItem = z.object({
  id,
  /** A key of `circleActNames`. */
  act: z.string(),
  /** Null: staff or the site, as `actorName` says. */
  actor: UserBrief.nullable(),
  actorName: z.string(),
  target: UserBrief.nullable(),
  publishId: id.nullable(),
  note: z.string(),
  isUndone: z.boolean(),
  time: timeText,
})
export type CircleLogItem = z.infer<typeof CircleLogItem>

/** What an act that may be undone answers: `Undo` takes it within `circleTimes.undoMs`. */
export const CircleActDone = z.object({ logId: id })

/** The last 30 days of a circle. */
export const CircleFigures = z.object({
  days: z.array(
    z.object({ day: z.string(), joined: z.int(), left: z.int(), posts: z.int(), comments: z.int() }),
  ),
  /** Distinct members who published or commented in the 30 days. */
  activeMembers: z.int(),
  /** Members without either in the last 30 days. */
  quietMembers: z.int(),
})
export type CircleFigures = z.infer<typeof CircleFigures>

/** An invitation as its receiver reads it. */
export const CircleInvitation = z.object({
  id,
  circle: CircleItem,
  from: UserBrief,
  createTime: timeText,
  expireTime: timeText,
})
export type CircleInvitation = z.infer<typeof CircleInvitation>
