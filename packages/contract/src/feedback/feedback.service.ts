import * as z from 'zod'
import { feedbackLimits } from './feedback.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import {
  feedbackContact,
  FeedbackDetail,
  FeedbackItem,
  feedbackReply,
  feedbackText,
  feedbackType,
} from './feedback.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id } from '../shapes/text.ts'

/** The caller's tickets to customer service. A muted member may write them, since only staff read them. */
export const Feedback = service('Feedback', {
  Create: method({
    summary: '写一件反馈，可以附照片和联系方式',
    access: 'member',
    write: true,
    input: writeBody({
      type: feedbackType,
      text: feedbackText,
      contact: feedbackContact.default(''),
      /** Files of use `feedback`. */
      pictures: z.array(id).max(feedbackLimits.pictures).default([]),
    }),
    output: z.object({ id, number: z.string() }),
    errors: ['UploadNotFound', 'FeedbackOpenLimit', 'FeedbackDayLimit'],
  }),
  GetList: method({
    summary: '我的反馈，新的在前',
    access: 'member',
    read: true,
    input: body(pageInput),
    output: pageOf(FeedbackItem),
    errors: [],
  }),
  GetDetail: method({
    summary: '我的一件反馈和往来的回复',
    access: 'member',
    read: true,
    input: body({ id }),
    output: FeedbackDetail,
    errors: ['ContentNotFound'],
  }),
  Reply: method({
    summary: '补充或回复客服；反馈回到待处理',
    access: 'member',
    limit: 'reply',
    write: true,
    input: writeBody({ id, text: feedbackReply }),
    output: FeedbackDetail,
    errors: ['ContentNotFound', 'FeedbackClosed'],
  }),
  Close: method({
    summary: '关闭自己的一件反馈；已经关闭的不变',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: FeedbackDetail,
    errors: ['ContentNotFound'],
  }),
})
