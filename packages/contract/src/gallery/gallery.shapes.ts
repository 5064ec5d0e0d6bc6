import * as z from 'zod'
import {
  bookStates,
  callStages,
  exhibitionStates,
  galleryLimits,
  opinions,
  submissionStates,
} from './gallery.words.ts'
import { phone } from '../account/identity.shapes.ts'
import { Cover, Picture } from '../media/picture.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

const limits = galleryLimits
export const submissionState = z.literal(Object.values(submissionStates))
export const exhibitionState = z.literal(Object.values(exhibitionStates))
export const callStage = z.literal(Object.values(callStages))
export const opinion = z.literal(Object.values(opinions))
export const bookState = z.literal(Object.values(bookStates))

export const ExhibitionCard = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  shopName: z.string(),
  /** Where in the shop. */
  place: z.string(),
  curator: z.string(),
  intro: z.string(),
  hours: z.string(),
  state: exhibitionState,
  startTime: timeText,
  endTime: timeText,
  workCount: z.int(),
  /** Its first work. */
  cover: Cover.nullable(),
  /** The activity that goes with the opening; null without one. */
  opening: z.object({ id, title: z.string(), startTime: timeText }).nullable(),
})
export type ExhibitionCard = z.infer<typeof ExhibitionCard>

export const ExhibitedWork = z.object({
  id,
  title: z.string(),
  author: UserBrief.nullable(),
  caption: z.string(),
  place: z.string(),
  sizeText: z.string(),
  picture: Picture,
  likeCount: z.int(),
  isLike: z.boolean(),
  collectCount: z.int(),
  isCollect: z.boolean(),
  shareCount: z.int(),
})
export type ExhibitedWork = z.infer<typeof ExhibitedWork>

export const ExhibitionRoom = z.object({
  title: z.string(),
  text: z.string(),
  works: z.array(ExhibitedWork),
})
export type ExhibitionRoom = z.infer<typeof ExhibitionRoom>

export const Exhibition = ExhibitionCard.extend({ rooms: z.array(ExhibitionRoom) })
export type Exhibition = z.infer<typeof Exhibition>

export const BookEntry = z.object({
  id,
  author: UserBrief.nullable(),
  text: z.string(),
  createTime: timeText,
  isOwn: z.boolean(),
  state: bookState,
})
export type BookEntry = z.infer<typeof BookEntry>

export const OpenCall = z.object({
  id,
  title: z.string(),
  intro: z.string(),
  startTime: timeText,
  endTime: timeText,
  maxPhotos: z.int(),
  minLongEdge: z.int(),
  /** The viewer has already sent works. */
  isSent: z.boolean(),
})
export type OpenCall = z.infer<typeof OpenCall>

/** A curator's request to hang photographs of a post, and the author's answer. */
export const GalleryInvitation = z.object({
  shopName: z.string(),
  curator: z.string(),
  startTime: timeText,
  endTime: timeText,
  /** Null where the post is gone. */
  publishId: id.nullable(),
  /** Written by the curator. */
  note: z.string(),
  /** The first day without the work. */
  leavesOn: z.iso.date().nullable(),
  mayAnswer: z.boolean(),
  mayTakeBack: z.boolean(),
})
export type GalleryInvitation = z.infer<typeof GalleryInvitation>

export const OwnSubmission = z.object({
  id,
  /** The title of the exhibition, for an invitation. */
  callTitle: z.string(),
  /** Null for works that the member sent to a call. */
  invitation: GalleryInvitation.nullable(),
  title: z.string(),
  state: submissionState,
  /** Why it was not chosen, or what the original is needed for. */
  reason: z.string(),
  createTime: timeText,
  photos: z.array(Cover),
  originals: z.int(),
  mayWithdraw: z.boolean(),
  /** The exhibition that shows it. */
  exhibitionId: id.nullable(),
})
export type OwnSubmission = z.infer<typeof OwnSubmission>

/** Fields of a submission to an open call. */
export const submissionFields = {
  callId: id,
  title: memberText(limits.title.min, limits.title.max),
  statement: memberText(limits.statement.min, limits.statement.max),
  fileIds: z.array(id).min(1).max(limits.photos),
  realName: memberText(limits.name.min, limits.name.max),
  phone,
  agreed: z.literal(true, '请先同意投稿条款'),
}
export const submissionText = {
  title: submissionFields.title,
  statement: submissionFields.statement,
  realName: submissionFields.realName,
  phone: submissionFields.phone,
}
export const bookText = memberText(limits.book.min, limits.book.max)
