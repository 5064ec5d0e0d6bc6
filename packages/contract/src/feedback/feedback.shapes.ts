import * as z from 'zod'
import { feedbackClosers, feedbackLimits, feedbackStates, feedbackTypes } from './feedback.words.ts'
import { email } from '../account/identity.shapes.ts'
import { CommentPicture } from '../media/picture.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const feedbackType = z.literal(Object.values(feedbackTypes))
export const feedbackState = z.literal(Object.values(feedbackStates))

const phone = /^\+?\d[\d\s-]{5,18}\d$/

/** The text of a ticket. */
export const feedbackText = memberText(feedbackLimits.text.min, feedbackLimits.text.max)
/** The text of a reply, by either side. */
export const feedbackReply = memberText(1, feedbackLimits.reply)
/** A phone number or an e-mail address; empty: none. */
export const feedbackContact = memberText(0, feedbackLimits.contact).refine(
  (value) => value === '' || phone.test(value) || email.safeParse(value).success,
  '请填写手机号、座机号或邮箱',
)

const ticketFields = {
  id,
  /** As `feedbackNumber` formats it. */
  number: z.string(),
  type: feedbackType,
  state: feedbackState,
  text: z.string(),
  createTime: timeText,
  updateTime: timeText,
}

export const FeedbackItem = z.object({ ...ticketFields, pictureCount: z.int() })
export type FeedbackItem = z.infer<typeof FeedbackItem>

const conversation = {
  pictures: z.array(CommentPicture),
  /** Masked; empty: none. */
  contact: z.string(),
  closedBy: z.literal(Object.values(feedbackClosers)).nullable(),
  closeTime: timeText.nullable(),
}

export const FeedbackDetail = z.object({
  ...ticketFields,
  ...conversation,
  replies: z.array(z.object({ id, isStaff: z.boolean(), text: z.string(), createTime: timeText })),
})
export type FeedbackDetail = z.infer<typeof FeedbackDetail>

const staffFields = {
  memberId: id,
  nickName: z.string(),
  /** Displayed name of the assignee; empty: none. */
  staffName: z.string(),
  version: z.int(),
}

export const StaffFeedbackItem = FeedbackItem.extend(staffFields)
export type StaffFeedbackItem = z.infer<typeof StaffFeedbackItem>

export const StaffFeedbackDetail = z.object({
  ...ticketFields,
  ...conversation,
  ...staffFields,
  replies: z.array(
    z.object({
      id,
      /** Displayed name of the writer; empty for the member. */
      staffName: z.string(),
      isStaff: z.boolean(),
      text: z.string(),
      createTime: timeText,
    }),
  ),
})
export type StaffFeedbackDetail = z.infer<typeof StaffFeedbackDetail>
