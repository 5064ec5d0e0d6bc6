import * as z from 'zod'
import {
  activityBounds,
  noShowAppealStates,
  checkInWays,
  formFieldKinds,
  loanStates,
  scanResults,
} from './activity.words.ts'
import { areaCodes } from '../shapes/area.ts'
import {
  ActivityDraw,
  ActivityFormField,
  ActivityLoanItem,
  activityAnswers,
  activityState,
  activityType,
  enrolState,
  neededProduct,
  signMode,
} from './activity.shapes.ts'
import { NewsBlock } from '../news/news.shapes.ts'
import { shopLimits } from '../shop/shop.words.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

const bounds = activityBounds
const picture = z.string().max(200)
const outside = '坐标不在中国范围内'

/** Markdown. A picture is referred to by the id of its upload, or by the path of one that the activity has. */
export const activityBody = memberText(bounds.body.min, bounds.body.max)

const formField = z.strictObject({
  key: z.string().regex(/^[a-z0-9]{1,12}$/, '字段名用小写字母和数字，最多 12 个'),
  kind: z.enum(formFieldKinds),
  label: memberText(1, bounds.label),
  hint: memberText(0, bounds.option).default(''),
  required: z.boolean(),
  options: z.array(memberText(1, bounds.option)).max(bounds.options).default([]),
  minRows: z.int().min(0).max(bounds.rows).default(1),
  maxRows: z.int().min(1).max(bounds.rows).default(1),
})

const loanItem = z.strictObject({
  /** The id of an existing one; absent for a new one. */
  id: id.optional(),
  name: memberText(1, bounds.option),
  units: z.int().min(1).max(bounds.loanUnits),
  slots: z
    .array(z.strictObject({ id: id.optional(), startTime: timeText, endTime: timeText }))
    .min(1, '至少一个时段')
    .max(bounds.loanSlots),
})

export const activityFields = {
  subType: activityType,
  title: memberText(bounds.title.min, bounds.title.max),
  summary: memberText(0, bounds.summary),
  body: activityBody,
  /** The id of an upload, or the path of the present cover. */
  cover: picture.nullable(),
  online: z.boolean(),
  onlineUrl: z.union([z.literal(''), z.url({ protocol: /^https$/, error: '请填写完整的安全网址' }).max(300)]),
  areaCodes,
  address: memberText(0, bounds.address),
  placeNote: memberText(0, bounds.place),
  lng: z.number().min(shopLimits.lng.min, outside).max(shopLimits.lng.max, outside).nullable(),
  lat: z.number().min(shopLimits.lat.min, outside).max(shopLimits.lat.max, outside).nullable(),
  shopId: id.nullable(),
  /** The circle whose page lists it. */
  circleId: id.nullable().default(null),
  signStart: timeText,
  signEnd: timeText,
  startTime: timeText,
  endTime: timeText,
  /** 0: no limit. */
  capacity: z.int('请填写整数').min(0).max(bounds.capacity),
  /** Places that staff hold back. */
  held: z.int('请填写整数').min(0).max(bounds.capacity).default(0),
  guestsMax: z.int().min(0).max(bounds.guests),
  signMode,
  /** Null: half of the capacity. */
  waitlistSize: z.int('请填写整数').min(0).max(bounds.waitlist).nullable(),
  minLevel: z.int().min(1).max(10),
  needProduct: neededProduct,
  productIds: z.array(id).max(bounds.models),
  feeText: memberText(0, bounds.fee),
  form: z.array(formField).max(bounds.formFields, `最多 ${bounds.formFields} 项`),
  cancelHours: z.int('请填写整数').min(0).max(bounds.cancelHours),
  contact: memberText(0, bounds.contact),
  noticeText: memberText(0, bounds.notice),
  termsType: z.literal([6, 7]),
  selfCheckIn: z.boolean(),
  /** For a drawn activity: the public value, unknown before sign-up ends, that enters the draw. */
  publicSource: memberText(0, bounds.publicSource).default(''),
  loanItems: z.array(loanItem).max(bounds.loanItems).default([]),
  staffIds: z.array(id).max(bounds.staff).default([]),
  tagName: memberText(0, 20).default(''),
}

export const StaffActivityItem = z.object({
  id,
  subType: activityType,
  title: z.string(),
  state: activityState,
  signMode,
  online: z.boolean(),
  shopName: z.string(),
  areaText: z.string(),
  signStart: timeText,
  signEnd: timeText,
  startTime: timeText,
  endTime: timeText,
  capacity: z.int(),
  held: z.int(),
  taken: z.int(),
  waiting: z.int(),
  applied: z.int(),
  checkedIn: z.int(),
  hasReport: z.boolean(),
  /** The draw can take place now. */
  drawDue: z.boolean(),
  version: z.int(),
})
export type StaffActivityItem = z.infer<typeof StaffActivityItem>

const storedPicture = z.object({ key: z.string(), url: z.string() })

export const StaffActivityDetail = StaffActivityItem.extend({
  summary: z.string(),
  body: z.string(),
  cover: storedPicture.nullable(),
  onlineUrl: z.string(),
  areaCodes: z.array(z.string()),
  address: z.string(),
  placeNote: z.string(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  shopId: id.nullable(),
  circle: z.object({ id, title: z.string() }).nullable(),
  guestsMax: z.int(),
  waitlistSize: z.int().nullable(),
  minLevel: z.int(),
  needProduct: neededProduct,
  models: z.array(z.object({ productId: id, name: z.string() })),
  feeText: z.string(),
  form: z.array(ActivityFormField),
  cancelHours: z.int(),
  contact: z.string(),
  noticeText: z.string(),
  termsType: z.int(),
  selfCheckIn: z.boolean(),
  publicSource: z.string(),
  loanItems: z.array(ActivityLoanItem),
  staffList: z.array(z.object({ id, name: z.string() })),
  tagName: z.string(),
  cancelReason: z.string(),
  /** Path of the page that previews it before publication. */
  previewPath: z.string(),
  draw: ActivityDraw.nullable(),
  report: z
    .object({ body: z.string(), pictures: z.array(storedPicture), isPublished: z.boolean() })
    .nullable(),
  figures: z.object({
    enrolled: z.int(),
    seats: z.int(),
    checkedIn: z.int(),
    byHand: z.int(),
    noShow: z.int(),
    cancelled: z.int(),
    conflicts: z.int(),
  }),
  /** What the caller may do with it, by its state and their role. */
  may: z.object({
    save: z.boolean(),
    submit: z.boolean(),
    publish: z.boolean(),
    cancel: z.boolean(),
    resume: z.boolean(),
    draw: z.boolean(),
    annul: z.boolean(),
    report: z.boolean(),
  }),
})
export type StaffActivityDetail = z.infer<typeof StaffActivityDetail>

/** An enrolment for staff. The member's answers are read by a call of their own. */
export const StaffEnrolmentItem = z.object({
  id,
  memberId: id,
  nickName: z.string(),
  headPicUrl: z.string(),
  level: z.int(),
  state: enrolState,
  guests: z.int(),
  queuePlace: z.int().nullable(),
  createTime: timeText,
  offerUntil: timeText.nullable(),
  checkInTime: timeText.nullable(),
  checkInWay: z.literal(Object.values(checkInWays)).nullable(),
  checkInBy: z.string(),
  checkInReason: z.string(),
  /** Why staff decided so, or why the member left. */
  reason: z.string(),
  /** It counts as a no-show. */
  counts: z.boolean(),
  appealState: z.literal(Object.values(noShowAppealStates)),
  /** The member's no-shows in the last 90 days. */
  noShows: z.int(),
  /** How many others signed up from the same address or device. */
  alike: z.int(),
  hasAnswers: z.boolean(),
  version: z.int(),
})
export type StaffEnrolmentItem = z.infer<typeof StaffEnrolmentItem>

export const StaffEnrolmentAnswers = z.object({
  guestNames: z.array(z.string()),
  answers: activityAnswers,
  form: z.array(ActivityFormField),
})
export type StaffEnrolmentAnswers = z.infer<typeof StaffEnrolmentAnswers>

export const StaffNoShowAppeal = z.object({
  id,
  activityId: id,
  activityTitle: z.string(),
  startTime: timeText,
  memberId: id,
  nickName: z.string(),
  text: z.string(),
  createTime: timeText,
  state: z.literal(Object.values(noShowAppealStates)),
  reason: z.string(),
  version: z.int(),
})
export type StaffNoShowAppeal = z.infer<typeof StaffNoShowAppeal>

/** An activity whose entrance the caller may run. */
export const EntranceActivity = z.object({
  id,
  title: z.string(),
  startTime: timeText,
  endTime: timeText,
  placeText: z.string(),
  /** The window of check-in, in epoch milliseconds. */
  opensAt: z.int(),
  closesAt: z.int(),
  state: activityState,
  enrolled: z.int(),
  checkedIn: z.int(),
})
export type EntranceActivity = z.infer<typeof EntranceActivity>

export const EntrancePerson = z.object({
  enrolId: id,
  nickName: z.string(),
  headPicUrl: z.string(),
  state: enrolState,
  guests: z.int(),
  /** Base64url key of the ticket, so that the device can verify codes without the server. */
  key: z.string(),
  checkInTime: timeText.nullable(),
})
export type EntrancePerson = z.infer<typeof EntrancePerson>

/** All that a device at the entrance needs to work without a network. */
export const EntranceList = EntranceActivity.extend({
  people: z.array(EntrancePerson),
  /** The server's clock; the device warns when its own differs by more than two minutes. */
  now: z.int(),
  /** What cannot be checked without a network, and other things to know before the entrance opens. */
  notes: z.array(z.string()),
  /** Today's text of the self check-in poster; empty where that is off. */
  poster: z.string(),
})
export type EntranceList = z.infer<typeof EntranceList>

export const EntranceScan = z.strictObject({
  /** Made on the device: identifies the scan in the output and makes sending it repeatable. */
  scanId: id,
  /** The enrolment that was scanned, or whose six digits were said; the device finds it in its list. */
  enrolId: id,
  step: z.int().min(0),
  /** The code of the QR code, or the six spoken digits. */
  mac: z.string().min(1).max(20),
  /** When it was scanned, by the device's clock, in epoch milliseconds. */
  time: z.int().min(0),
})
export type EntranceScan = z.infer<typeof EntranceScan>

export const ScanOutcome = z.object({
  scanId: id,
  result: z.enum(scanResults),
  enrolId: id.nullable(),
  nickName: z.string(),
  headPicUrl: z.string(),
  guests: z.int(),
  /** Time of the check-in that counts. */
  checkInTime: timeText.nullable(),
  /** Who made the check-in that counts. */
  checkInBy: z.string(),
})
export type ScanOutcome = z.infer<typeof ScanOutcome>

/** Two devices checked in the same ticket, or a scan was refused. */
export const ScanConflict = z.object({
  id,
  nickName: z.string(),
  result: z.enum(scanResults),
  device: z.string(),
  staffName: z.string(),
  scanTime: timeText,
  receiveTime: timeText,
  /** Time of the check-in that counts. */
  checkInTime: timeText.nullable(),
})
export type ScanConflict = z.infer<typeof ScanConflict>

/** The outcome of a scan or of a manual check-in. */
export const Arrival = z.object({
  id,
  nickName: z.string(),
  headPicUrl: z.string(),
  guests: z.int(),
  result: z.enum(scanResults),
  /** How they were checked in; null for a scan that checked nobody in. */
  way: z.literal(Object.values(checkInWays)).nullable(),
  /** The member of staff; empty for members who scan the poster. */
  by: z.string(),
  /** Time of the check-in, or when the refused scan was received. */
  time: timeText,
})
export type Arrival = z.infer<typeof Arrival>

export const DeskLoan = z.object({
  id,
  itemName: z.string(),
  startTime: timeText,
  endTime: timeText,
  enrolId: id,
  nickName: z.string(),
  state: z.literal(Object.values(loanStates)),
  queuePlace: z.int().nullable(),
  outTime: timeText.nullable(),
  returnTime: timeText.nullable(),
  isLate: z.boolean(),
  note: z.string(),
  version: z.int(),
})
export type DeskLoan = z.infer<typeof DeskLoan>

export const ActivityPreview = z.object({ blocks: z.array(NewsBlock) })
