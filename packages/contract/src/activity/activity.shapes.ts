import * as z from 'zod'
import {
  activityActions,
  activityBounds,
  activityStates,
  activityTypes,
  noShowAppealStates,
  enrolStates,
  formFieldKinds,
  loanStates,
  neededProducts,
  signModes,
  signObstacles,
} from './activity.words.ts'
import { NewsBlock } from '../news/news.shapes.ts'
import { CommentPicture } from '../media/picture.shapes.ts'
import { ShopItem } from '../shop/shop.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const activityType = z.literal(Object.values(activityTypes))
export const activityState = z.literal(Object.values(activityStates))
export const enrolState = z.literal(Object.values(enrolStates))
export const signMode = z.literal(Object.values(signModes))
export const neededProduct = z.literal(Object.values(neededProducts))
const signObstacle = z.enum(signObstacles)

/** A field of the enrolment form of an activity. Its key identifies it in the answers. */
export const ActivityFormField = z.object({
  key: z.string().regex(/^[a-z0-9]{1,12}$/),
  kind: z.enum(formFieldKinds),
  label: z.string(),
  hint: z.string(),
  required: z.boolean(),
  /** For `single` and `multi`. */
  options: z.array(z.string()),
  /** How many rows of answers it takes; 1 and 1 for a plain field. The rows of `file` are photographs. */
  minRows: z.int().min(0),
  maxRows: z.int().min(1),
})
export type ActivityFormField = z.infer<typeof ActivityFormField>

/** Answers by the key of their field: a text for each row, the chosen options, or ids of uploads of use `activity`. */
export const activityAnswers = z.record(
  z.string().regex(/^[a-z0-9]{1,12}$/),
  z.array(memberText(0, activityBounds.answer)).max(activityBounds.options),
)
export type ActivityAnswers = z.infer<typeof activityAnswers>

/** An activity from the viewer's point of view, for cards and pages. */
export const ActivityViewer = z.object({
  /** 0 without an enrolment. */
  enrolState,
  /** Place in the waiting list, from 1; null for others. */
  queuePlace: z.int().nullable(),
  /** What the main button does; null for a button that only states something. */
  action: z.enum(activityActions).nullable(),
  actionText: z.string(),
  /** Why the viewer cannot sign up now; null if they can. */
  obstacle: signObstacle.nullable(),
  /** The obstacle as a sentence that says what is missing; empty without one. */
  obstacleText: z.string(),
  isBookmarked: z.boolean(),
})
export type ActivityViewer = z.infer<typeof ActivityViewer>

export const ActivityCard = z.object({
  id,
  subType: activityType,
  title: z.string(),
  summary: z.string(),
  coverUrl: z.string().nullable(),
  coverSmallUrl: z.string().nullable(),
  online: z.boolean(),
  /** Names of province, city and county; empty for an online activity. */
  areaText: z.string(),
  /** 「直营店 · 街道」; empty for an online activity. */
  placeText: z.string(),
  shop: z.object({ id, name: z.string() }).nullable(),
  signStart: timeText,
  /** When this viewer may sign up: earlier than `signStart` from Lv7 on. */
  ownSignStart: timeText,
  signEnd: timeText,
  startTime: timeText,
  endTime: timeText,
  state: activityState,
  signMode,
  /** 0: no limit. */
  capacity: z.int(),
  /** Places open to members: the capacity minus the places that staff hold back; null without a limit. */
  places: z.int().nullable(),
  /** Places taken: enrolled people with their guests, and offers that are still open. */
  taken: z.int(),
  /** Number of people in the waiting list. */
  waiting: z.int(),
  /** Number of people whose enrolment waits for a review or a draw. */
  applied: z.int(),
  /** Whether the waiting list takes one more. */
  waitlistOpen: z.boolean(),
  feeText: z.string(),
  minLevel: z.int(),
  hasReport: z.boolean(),
  /** Likes of the activity; see `UserLike`, target type 4. */
  likeCount: z.int(),
  collectCount: z.int(),
  viewer: ActivityViewer,
})
export type ActivityCard = z.infer<typeof ActivityCard>

const slot = z.object({ id, startTime: timeText, endTime: timeText, requests: z.int(), free: z.int() })
export const ActivityLoanItem = z.object({ id, name: z.string(), units: z.int(), slots: z.array(slot) })
export type ActivityLoanItem = z.infer<typeof ActivityLoanItem>

export const OwnLoan = z.object({
  id,
  slotId: id,
  itemName: z.string(),
  startTime: timeText,
  endTime: timeText,
  state: z.literal(Object.values(loanStates)),
  /** Place in the waiting list, from 1; null outside of one. */
  queuePlace: z.int().nullable(),
})
export type OwnLoan = z.infer<typeof OwnLoan>

export const OwnEnrolment = z.object({
  id,
  state: enrolState,
  guests: z.int(),
  guestNames: z.array(z.string()),
  answers: activityAnswers,
  files: z.array(CommentPicture.extend({ id })),
  loans: z.array(OwnLoan),
  queuePlace: z.int().nullable(),
  /** Until when the offered place is kept. */
  offerUntil: timeText.nullable(),
  /** Somebody behind in the list was offered a place that is too small for this enrolment with its guests. */
  passedOver: z.boolean(),
  /** Why the enrolment was refused; otherwise empty. */
  reason: z.string(),
  createTime: timeText,
  checkInTime: timeText.nullable(),
  /** Until when leaving costs nothing; leaving later counts as a no-show. Null where leaving never does. */
  freeUntil: timeText.nullable(),
  mayCancel: z.boolean(),
  /** Leaving now counts as a no-show. */
  cancelCounts: z.boolean(),
  hasTicket: z.boolean(),
  mayCheckInSelf: z.boolean(),
  /** It counts as a no-show, and may be appealed. */
  mayAppeal: z.boolean(),
  appealState: z.literal(Object.values(noShowAppealStates)),
  appealReason: z.string(),
})
export type OwnEnrolment = z.infer<typeof OwnEnrolment>

/** A notice on the page of an activity that was changed. */
const Change = z.object({ time: timeText, text: z.string() })

export const ActivityDetail = ActivityCard.extend({
  blocks: z.array(NewsBlock),
  /** For an online activity, and only for those who are enrolled; otherwise empty. */
  onlineUrl: z.string(),
  areaCodes: z.array(z.string()),
  address: z.string(),
  /** Directions. */
  placeNote: z.string(),
  /** GCJ-02; null without a place on the map. */
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  shopDetail: ShopItem.nullable(),
  /** The circle whose activity it is. */
  circle: z.object({ id, title: z.string() }).nullable(),
  guestsMax: z.int(),
  waitlistSize: z.int(),
  needProduct: neededProduct,
  models: z.array(z.object({ productId: id, name: z.string() })),
  form: z.array(ActivityFormField),
  cancelHours: z.int(),
  /** Until when leaving costs nothing. */
  freeUntil: timeText,
  contact: z.string(),
  noticeText: z.string(),
  /** A type of `GetTermsInfoList`: the terms to accept. */
  termsType: z.int(),
  selfCheckIn: z.boolean(),
  loanItems: z.array(ActivityLoanItem),
  /** Why it was cancelled; otherwise empty. */
  cancelReason: z.string(),
  changes: z.array(Change),
  /** For an activity whose places are drawn. */
  draw: z
    .object({
      commit: z.string(),
      /** Which public value enters the draw. */
      publicSource: z.string(),
      isDrawn: z.boolean(),
      drawTime: timeText.nullable(),
    })
    .nullable(),
  isLike: z.boolean(),
  isCollect: z.boolean(),
  shareCount: z.int(),
  /** The tag of posts about it; empty without one. */
  tagName: z.string(),
  /** Path of the calendar file. */
  icsPath: z.string(),
  mine: OwnEnrolment.nullable(),
})
export type ActivityDetail = z.infer<typeof ActivityDetail>

/** Everything that proves a draw. */
export const ActivityDraw = z.object({
  commit: z.string(),
  publicSource: z.string(),
  /** Null until the draw. */
  seed: z.string().nullable(),
  publicValue: z.string().nullable(),
  root: z.string().nullable(),
  drawTime: timeText.nullable(),
  places: z.int(),
  /** In the order of the list before the draw. */
  entries: z.array(
    z.object({
      /** Hash of the enrolment. */
      code: z.string(),
      name: z.string(),
      seats: z.int(),
      /** From 1, in the order in which they were drawn. */
      rank: z.int().nullable(),
      won: z.boolean(),
      isMine: z.boolean(),
    }),
  ),
  /** Annulled draws, newest first. */
  annulled: z.array(z.object({ time: timeText, reason: z.string(), commit: z.string(), seed: z.string() })),
})
export type ActivityDraw = z.infer<typeof ActivityDraw>

const reportPicture = z.object({ url: z.string(), smallUrl: z.string(), width: z.int(), height: z.int() })

export const ActivityReport = z.object({
  activityId: id,
  title: z.string(),
  blocks: z.array(NewsBlock),
  pictures: z.array(reportPicture),
  enrolled: z.int(),
  attended: z.int(),
  publishTime: timeText,
  /** The tag of posts about it; empty without one. */
  tagName: z.string(),
})
export type ActivityReport = z.infer<typeof ActivityReport>

export const OwnActivityItem = ActivityCard.extend({
  mine: OwnEnrolment.pick({
    id: true,
    state: true,
    guests: true,
    queuePlace: true,
    offerUntil: true,
    hasTicket: true,
    mayCancel: true,
    checkInTime: true,
  }).nullable(),
})
export type OwnActivityItem = z.infer<typeof OwnActivityItem>

/** What a phone needs to show a ticket, also without a network. */
export const ActivityTicket = z.object({
  enrolId: id,
  activityId: id,
  title: z.string(),
  startTime: timeText,
  endTime: timeText,
  placeText: z.string(),
  nickName: z.string(),
  headPicUrl: z.string(),
  guests: z.int(),
  guestNames: z.array(z.string()),
  state: enrolState,
  checkInTime: timeText.nullable(),
  /** Base64url. `ticketCode` of `rules/ticket-code` makes the code of a step from it. */
  key: z.string(),
  /** The window of check-in, in epoch milliseconds. */
  opensAt: z.int(),
  closesAt: z.int(),
  /** The server's clock, to correct the phone's. */
  now: z.int(),
  selfCheckIn: z.boolean(),
})
export type ActivityTicket = z.infer<typeof ActivityTicket>
