import * as z from 'zod'
import { galleryLimits } from './gallery.words.ts'
import { bookState, callStage, exhibitionState, opinion, submissionState } from './gallery.shapes.ts'
import { Cover } from '../media/picture.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

const limits = galleryLimits

const roomField = z.object({
  title: memberText(1, limits.title.max),
  text: memberText(0, limits.caption),
})

export const exhibitionFields = {
  shopId: id,
  title: memberText(limits.title.min, limits.title.max),
  subtitle: memberText(0, limits.label),
  place: memberText(0, limits.label),
  curator: memberText(1, limits.title.max),
  intro: memberText(1, limits.intro),
  hours: memberText(0, limits.label),
  startTime: timeText,
  endTime: timeText,
  /** A published activity that goes with the opening. */
  activityId: id.nullable().default(null),
  rooms: z.array(roomField).min(1).max(limits.rooms),
}

/** A work on the wall. The order of the list is the order of the walk. */
export const workField = z.object({
  fileId: id,
  room: z
    .int()
    .min(0)
    .max(limits.rooms - 1),
  title: memberText(1, limits.title.max),
  caption: memberText(0, limits.caption),
  place: memberText(0, limits.label),
  sizeText: memberText(0, limits.label),
})

export const callFields = {
  title: memberText(limits.title.min, limits.title.max),
  intro: memberText(1, limits.intro),
  startTime: timeText,
  endTime: timeText,
  maxPhotos: z.int().min(1).max(limits.photos),
  minLongEdge: z.int().min(limits.longEdge).max(20_000),
}

export const StaffExhibitionItem = z.object({
  id,
  title: z.string(),
  shopName: z.string(),
  curator: z.string(),
  state: exhibitionState,
  startTime: timeText,
  endTime: timeText,
  works: z.int(),
  version: z.int(),
})
export type StaffExhibitionItem = z.infer<typeof StaffExhibitionItem>

export const StaffExhibitionWork = workField.extend({
  author: z.string(),
  picture: Cover,
  /** The first day without the work. */
  leavesOn: z.iso.date().nullable(),
})
export type StaffExhibitionWork = z.infer<typeof StaffExhibitionWork>

export const StaffExhibition = StaffExhibitionItem.extend({
  shopId: id,
  subtitle: z.string(),
  place: z.string(),
  intro: z.string(),
  hours: z.string(),
  activity: z.object({ id, title: z.string() }).nullable(),
  rooms: z.array(z.object({ title: z.string(), text: z.string() })),
  hung: z.array(StaffExhibitionWork),
  /** Visitors on the site: each member or address once a day. */
  visitors: z.object({ total: z.int(), today: z.int() }),
  may: z.object({ publish: z.boolean(), withdraw: z.boolean() }),
})
export type StaffExhibition = z.infer<typeof StaffExhibition>

export const StaffCallItem = z.object({
  id,
  title: z.string(),
  intro: z.string(),
  startTime: timeText,
  endTime: timeText,
  maxPhotos: z.int(),
  minLongEdge: z.int(),
  stage: callStage,
  submissions: z.int(),
  version: z.int(),
})
export type StaffCallItem = z.infer<typeof StaffCallItem>

/** One curator's opinion of a submission. */
export const CuratorOpinion = z.object({
  staffName: z.string(),
  mark: opinion,
  note: z.string(),
  /** Whether it is the caller's opinion. */
  isOwn: z.boolean(),
})
export type CuratorOpinion = z.infer<typeof CuratorOpinion>

export const StaffSubmission = z.object({
  id,
  /** Null for photographs of a post that a curator requested. */
  callId: id.nullable(),
  /** The title of the exhibition, where there is no call. */
  callTitle: z.string(),
  /** The exhibition for which a curator requested it. */
  exhibitionId: id.nullable(),
  leavesOn: z.iso.date().nullable(),
  memberId: id,
  nickName: z.string(),
  title: z.string(),
  statement: z.string(),
  state: submissionState,
  reason: z.string(),
  createTime: timeText,
  photos: z.array(Cover.extend({ fileId: id })),
  originals: z.array(z.object({ name: z.string(), width: z.int(), height: z.int() })),
  opinions: z.array(CuratorOpinion),
  version: z.int(),
})
export type StaffSubmission = z.infer<typeof StaffSubmission>

/** A photograph similar to one of a submission: of another submission, or of a published post. */
export const AlikePhoto = z.object({
  /** The photograph of the submission that it resembles. */
  fileId: id,
  picture: Cover,
  /** Similarity in per cent. */
  similar: z.int(),
  memberId: id,
  nickName: z.string(),
  /** By the same member. */
  isOwn: z.boolean(),
  title: z.string(),
  /** The call or exhibition it was sent to; empty for a post. */
  callTitle: z.string(),
  /** A public post; null for a submission. */
  publishId: id.nullable(),
})
export type AlikePhoto = z.infer<typeof AlikePhoto>

/** A post, with those of its photographs that can be requested. */
export const StaffGalleryPost = z.object({
  publishId: id,
  title: z.string(),
  nickName: z.string(),
  photos: z.array(Cover.extend({ fileId: id, isFree: z.boolean() })),
})
export type StaffGalleryPost = z.infer<typeof StaffGalleryPost>

export const StaffBookEntry = z.object({
  id,
  exhibitionTitle: z.string(),
  memberId: id,
  nickName: z.string(),
  text: z.string(),
  state: bookState,
  createTime: timeText,
})
export type StaffBookEntry = z.infer<typeof StaffBookEntry>
