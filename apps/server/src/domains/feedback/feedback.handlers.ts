import type { Feedback, StaffFeedback } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { closeFeedback } from './close-feedback.ts'
import { createFeedback } from './create-feedback.ts'
import { getOwnFeedback, listOwnFeedback } from './feedback.read.ts'
import { replyFeedback } from './reply-feedback.ts'
import { requestContact, seeContact } from './see-contact.ts'
import { answerFeedback, closeByStaff, takeFeedback } from './serve-feedback.ts'
import { feedbackExport, getStaffFeedback, listStaffFeedback } from './staff-feedback.read.ts'

export const feedbackMethods: HandlersOf<typeof Feedback> = {
  Create: createFeedback,
  GetList: listOwnFeedback,
  GetDetail: getOwnFeedback,
  Reply: replyFeedback,
  Close: closeFeedback,
}

export const staffFeedbackMethods: HandlersOf<typeof StaffFeedback> = {
  GetList: listStaffFeedback,
  Export: (ctx, input) => beginExport(ctx, feedbackExport, input),
  GetDetail: getStaffFeedback,
  RequestContact: requestContact,
  SeeContact: seeContact,
  Take: takeFeedback,
  Reply: answerFeedback,
  Close: closeByStaff,
}
