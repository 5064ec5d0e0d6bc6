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
/** The reason for a decision about a member or a post, which the member reads. */
export const circleNote = memberText(0, circleLimits.note)

/** What the join button offers this viewer; `until` belongs to `wait`. */
export const CircleJoin = z.object({ state: z.enum(joinStates), until: timeText.nullable() })
export type CircleJoin = z.infer<typeof CircleJoin>

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
  /** The viewer's role. */
  role: circleRole,
  memberStatus: circleMemberState,
  join: CircleJoin,
  isFollow: z.boolean(),
})
export type CircleItem = z.infer<typeof CircleItem>

/** A circle in the viewer's own lists. */
export const OwnCircleItem = CircleItem.extend({
  /** Applications that wait for the team; 0 for others. */
  waitingCount: z.int(),
  /** Whether the viewer may publish in it now. */
  canPublish: z.boolean(),
  /** Posts by others in the last 24 hours. */
  newCount: z.int(),
  quiet: z.boolean(),
  /** When the viewer applied. */
  applyTime: timeText.nullable(),
})
export type OwnCircleItem = z.infer<typeof OwnCircleItem>

/** A circle of the ranking, with the figures of its rank. */
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
  /** The last day on which it is shown, `yyyy-MM-dd`; null: until it is changed. */
  untilDay: z.string().nullable(),
})

export const CircleInfo = CircleItem.extend({
  rules: z.string(),
  /** The owner's question to applicants; empty: none. */
  question: z.string(),
  announcement: CircleAnnouncement.nullable(),
  /** Owner first, then admins, then guests. */
  team: z.array(UserBrief.extend({ role: circleRole })),
  /** Members whom the viewer follows, at most 5, and their number, at most 50. */
  followed: z.array(UserBrief).max(5),
  followedCount: z.int(),
  maxMembers: z.int(),
  createTime: timeText,
  /** When it ends, once its dissolution has been announced. */
  dissolveTime: timeText.nullable(),
  /** The owner requested the dissolution, and staff have not decided yet. */
  dissolveWaits: z.boolean(),
  /** Applications that wait for the team; 0 for others. */
  waitingCount: z.int(),
  /** Until when the viewer is muted. */
  mutedUntil: timeText.nullable(),
  quiet: z.boolean(),
  invitation: z.object({ id, from: UserBrief, expireTime: timeText }).nullable(),
  /** The newest offer of ownership, for the owner and its recipient. */
  offer: CircleOffer.nullable(),
  /** Why it was refused or frozen, for its owner. */
  stateReason: z.string(),
  can: CircleRights,
})
export type CircleInfo = z.infer<typeof CircleInfo>

/** A circle for the form of its owner. */
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
  /** A name or cover that waits for staff, or the last refused one. */
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

/** A member of a circle. The activity is for the team, the state for the blacklist. */
export const CircleMember = UserBrief.extend({
  role: circleRole,
  memberStatus: circleMemberState,
  joinTime: timeText.nullable(),
  mutedUntil: timeText.nullable(),
  /** The member's posts in the circle; null for viewers outside the team. */
  postCount: z.int().nullable(),
  /** When the member last published or commented in it; null: never, or the viewer is not in the team. */
  lastActiveTime: timeText.nullable(),
  /** Why the member was removed or blacklisted; otherwise empty. */
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

export const CircleApplication = UserBrief.extend({
  reason: z.string(),
  answer: z.string(),
  applyTime: timeText,
  publishCount: z.int(),
  medalCount: z.int(),
  /** Circles that applicant and viewer are both in: at most 3 with their names, and their number. */
  commonCircles: z.array(z.object({ id, title: z.string() })).max(3),
  commonCount: z.int(),
  /** Others who applied or joined from the same network within the same hour; 0: nothing unusual. */
  sameNetwork: z.int(),
  /** The applicant's earlier state: a former member, refused or removed. */
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

/** A removed post that can be restored. */
export const RemovedCirclePost = z.object({
  id,
  post: PublishCard.nullable(),
  removedBy: z.string(),
  note: z.string(),
  removeTime: timeText,
  expireTime: timeText,
})
export type RemovedCirclePost = z.infer<typeof RemovedCirclePost>

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

/** The output of an act that can be undone: `Undo` accepts the id within `circleTimes.undoMs`. */
export const CircleActDone = z.object({ logId: id })

/** Figures of the last 30 days. */
export const CircleFigures = z.object({
  days: z.array(
    z.object({ day: z.string(), joined: z.int(), left: z.int(), posts: z.int(), comments: z.int() }),
  ),
  /** Members who published or commented within the 30 days. */
  activeMembers: z.int(),
  /** Members who did neither within the 30 days. */
  quietMembers: z.int(),
})
export type CircleFigures = z.infer<typeof CircleFigures>

/** An invitation, for its recipient. */
export const CircleInvitation = z.object({
  id,
  circle: CircleItem,
  from: UserBrief,
  createTime: timeText,
  expireTime: timeText,
})
export type CircleInvitation = z.infer<typeof CircleInvitation>
