import * as z from 'zod'
import { feedbackClosers, feedbackLimits, feedbackStates, feedbackTypes } from './feedback.words.ts'
import { email } from '../account/identity.shapes.ts'
import { CommentPicture } from '../media/picture.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const feedbackType = z.literal(Object.values(feedbackTypes))
export const feedbackState = z.literal(Object.values(feedbackStates))

const phone = /^\+?\d[\d\s-]{5,18}\d$/

/** What a member writes in a ticket. */
export const feedbackText = memberText(feedbackLimits.text.min, feedbackLimits.text.max)
/** What either side writes in answer. */
export const feedbackReply = memberText(1, feedbackLimits.reply)
/** A phone number or a mail address; empty for none. */
export const feedbackContact = memberText(0, feedbackLimits.contact).refine(
  (value) => value === '' || phone.test(value) || email.safeParse(value).success,
  '请填写手机号、座机号或邮箱',
)

const ticketFields = {
  id,
  /** As `feedbackNumber` writes it. */
  number: z.string(),
  type: feedbackType,
  state: feedbackState,
  text: z.string(),
  createTime: timeText,
  updateTime: timeText,
}

/** A ticket in its member's list. */
export const FeedbackItem = z.object({ ...ticketFields, pictureCount: z.int() })
export type FeedbackItem = z.infer<typeof FeedbackItem>

const conversation = {
  pictures: z.array(CommentPicture),
  /** Masked; empty for none. */
  contact: z.string(),
  closedBy: z.literal(Object.values(feedbackClosers)).nullable(),
  closeTime: timeText.nullable(),
}

/** A ticket as its member reads it. */
export const FeedbackDetail = z.object({
  ...ticketFields,
  ...conversation,
  replies: z.array(z.object({ id, isStaff: z.boolean(), text: z.string(), createTime: timeText })),
})
export type FeedbackDetail = z.infer<typeof FeedbackDetail>

const staffFields = {
  memberId: id,
  nickName: z.string(),
  /** Who took it, by displayed name; empty for nobody. */
  staffName: z.string(),
  version: z.int(),
}

/** A ticket in the list of staff. */
export const StaffFeedbackItem = FeedbackItem.extend(staffFields)
export type StaffFeedbackItem = z.infer<typeof StaffFeedbackItem>

/** A ticket as staff read it. */
export const StaffFeedbackDetail = z.object({
  ...ticketFields,
  ...conversation,
  ...staffFields,
  replies: z.array(
    z.object({
      id,
      /** Displayed name of who of the staff wrote it; empty for the member. */
      staffName: z.string(),
      isStaff: z.boolean(),
      text: z.string(),
      createTime: timeText,
    }),
  ),
})
export type StaffFeedbackDetail = z.infer<typeof StaffFeedbackDetail>
