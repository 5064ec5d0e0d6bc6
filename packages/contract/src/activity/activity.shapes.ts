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

/** A field of the form of an activity. Its key names it in the answers. */
export const ActivityFormField = z.object({
  key: z.string().regex(/^[a-z0-9]{1,12}$/),
  kind: z.enum(formFieldKinds),
  label: z.string(),
  hint: z.string(),
  required: z.boolean(),
  /** Of `single` and `multi`. */
  options: z.array(z.string()),
  /** How many rows of answers it takes, 1 and 1 for a plain field; those of `file` are photographs. */
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

/** What a viewer has to do with an activity, as cards and pages need it. */
export const ActivityViewer = z.object({
  /** 0 without an enrolment. */
  enrolState,
  /** In the waiting list, from 1; null elsewhere. */
  queuePlace: z.int().nullable(),
  /** What the main button does; null for a button that only says what is. */
  action: z.enum(activityActions).nullable(),
  /** What the main button says. */
  actionText: z.string(),
  /** Why the viewer cannot sign up now; null where they can. */
  obstacle: signObstacle.nullable(),
  /** The obstacle as a sentence that says what is missing; empty without one. */
  obstacleText: z.string(),
  isBookmarked: z.boolean(),
})
export type ActivityViewer = z.infer<typeof ActivityViewer>

/** An activity in a list. */
export const ActivityCard = z.object({
  id,
  subType: activityType,
  title: z.string(),
  summary: z.string(),
  coverUrl: z.string().nullable(),
  coverSmallUrl: z.string().nullable(),
  online: z.boolean(),
  /** Province, city and county in words; empty online. */
  areaText: z.string(),
  /** The place in words: 「直营店 · 街道」; empty online. */
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
  /** 0 without a limit. */
  capacity: z.int(),
  /** Places that members may take: the capacity without those that staff hold back; null without a limit. */
  places: z.int().nullable(),
  /** Places taken, of enrolled people with their guests and of offers that wait for an answer. */
  taken: z.int(),
  /** People in the waiting list. */
  waiting: z.int(),
  /** People who signed up to be reviewed or drawn. */
  applied: z.int(),
  /** The waiting list takes one more. */
  waitlistOpen: z.boolean(),
  feeText: z.string(),
  minLevel: z.int(),
  hasReport: z.boolean(),
  /** What was joined counts more than once a day; see `UserLike`, target type 4. */
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
  /** In its queue, from 1; null where it is not in one. */
  queuePlace: z.int().nullable(),
})
export type OwnLoan = z.infer<typeof OwnLoan>

/** The viewer's enrolment. */
export const OwnEnrolment = z.object({
  id,
  state: enrolState,
  guests: z.int(),
  guestNames: z.array(z.string()),
  answers: activityAnswers,
  files: z.array(CommentPicture.extend({ id })),
  loans: z.array(OwnLoan),
  queuePlace: z.int().nullable(),
  /** Until when an offered place waits for an answer. */
  offerUntil: timeText.nullable(),
  /** Somebody behind was offered a place that is too small for this enrolment with its guests. */
  passedOver: z.boolean(),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  createTime: timeText,
  checkInTime: timeText.nullable(),
  /** Until when leaving costs nothing; leaving later counts as not having come. Null where leaving never does. */
  freeUntil: timeText.nullable(),
  mayCancel: z.boolean(),
  /** Leaving now counts as not having come. */
  cancelCounts: z.boolean(),
  /** It has a ticket. */
  hasTicket: z.boolean(),
  mayCheckInSelf: z.boolean(),
  /** It counts as not having come, and may be appealed against. */
  mayAppeal: z.boolean(),
  appealState: z.literal(Object.values(noShowAppealStates)),
  appealReason: z.string(),
})
export type OwnEnrolment = z.infer<typeof OwnEnrolment>

/** A notice on the page of an activity that was changed. */
const Change = z.object({ time: timeText, text: z.string() })

export const ActivityDetail = ActivityCard.extend({
  blocks: z.array(NewsBlock),
  /** Of an online activity, shown to those who are enrolled; empty for others. */
  onlineUrl: z.string(),
  areaCodes: z.array(z.string()),
  address: z.string(),
  /** How to find it. */
  placeNote: z.string(),
  /** GCJ-02; null without a place on the map. */
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  shopDetail: ShopItem.nullable(),
  /** The circle that it is for. */
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
  /** Of `GetTermsInfoList`, to agree to. */
  termsType: z.int(),
  selfCheckIn: z.boolean(),
  loanItems: z.array(ActivityLoanItem),
  /** Why it was cancelled; empty otherwise. */
  cancelReason: z.string(),
  changes: z.array(Change),
  /** Of a drawn activity. */
  draw: z
    .object({
      commit: z.string(),
      /** What public value enters the draw. */
      publicSource: z.string(),
      isDrawn: z.boolean(),
      drawTime: timeText.nullable(),
    })
    .nullable(),
  isLike: z.boolean(),
  isCollect: z.boolean(),
  shareCount: z.int(),
  /** Tag of posts about it; empty without one. */
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
  /** Null until it is drawn. */
  seed: z.string().nullable(),
  publicValue: z.string().nullable(),
  root: z.string().nullable(),
  drawTime: timeText.nullable(),
  places: z.int(),
  /** In the order of the list that was drawn from. */
  entries: z.array(
    z.object({
      /** Hash of the enrolment. */
      code: z.string(),
      name: z.string(),
      seats: z.int(),
      /** From 1, in the order they were drawn. */
      rank: z.int().nullable(),
      won: z.boolean(),
      isMine: z.boolean(),
    }),
  ),
  /** Draws that were annulled, newest first. */
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
  /** Posts about it have this tag; empty without one. */
  tagName: z.string(),
})
export type ActivityReport = z.infer<typeof ActivityReport>

/** A member's own activity in their list. */
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

/** What a phone needs to show a ticket, without network too. */
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
  /** Base64url; the code of a step is made of it by `ticketCode` of `rules/ticket-code`. */
  key: z.string(),
  /** Of the window of check-in, epoch milliseconds. */
  opensAt: z.int(),
  closesAt: z.int(),
  /** Of the server, to correct the phone's. */
  now: z.int(),
  selfCheckIn: z.boolean(),
})
export type ActivityTicket = z.infer<typeof ActivityTicket>
