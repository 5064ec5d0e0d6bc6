import type { OnlineGallery, StaffGallery } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { answerInvitation, takeConsentBack } from './answer-invitation.ts'
import { deleteBook, listBook, writeBook } from './book.ts'
import { listCalls } from './calls.read.ts'
import { getExhibition, listCurrent, listPast, listYears } from './exhibitions.read.ts'
import { listAlike } from './for-staff/alike.read.ts'
import { askAuthor, getPost } from './for-staff/ask-author.ts'
import { askNoMore } from './for-staff/ask-no-more.ts'
import { createCall, saveCall, setCallState } from './for-staff/calls.ts'
import { decideBook, listStaffBook } from './for-staff/staff-book.ts'
import { requestContact, seeContact } from './for-staff/see-contact.ts'
import { decideSubmission } from './for-staff/decide-submission.ts'
import { createExhibition, saveExhibition, setExhibitionState } from './for-staff/save-exhibition.ts'
import { markSubmission } from './for-staff/mark-submission.ts'
import { hangWorks } from './for-staff/hang-works.ts'
import { getStaffExhibition, listStaffExhibitions } from './for-staff/staff-exhibitions.read.ts'
import { listStaffCalls, listStaffSubmissions } from './for-staff/staff-submissions.read.ts'
import { listOwnSubmissions } from './own-submissions.read.ts'
import { visitExhibition } from './visit-exhibition.ts'
import { sendOriginals, submitWorks, withdrawSubmission } from './submit.ts'

export const galleryMethods: HandlersOf<typeof OnlineGallery> = {
  GetCurrent: listCurrent,
  GetPastList: listPast,
  GetYears: listYears,
  GetWorks: getExhibition,
  Visit: visitExhibition,
  GetBook: listBook,
  WriteBook: writeBook,
  DeleteBook: deleteBook,
  GetCalls: listCalls,
  GetOwnSubmissions: listOwnSubmissions,
  Submit: submitWorks,
  SendOriginals: sendOriginals,
  Answer: answerInvitation,
  TakeBack: takeConsentBack,
  Withdraw: withdrawSubmission,
}

export const staffGalleryMethods: HandlersOf<typeof StaffGallery> = {
  GetList: listStaffExhibitions,
  GetDetail: getStaffExhibition,
  Create: createExhibition,
  Save: saveExhibition,
  SetWorks: hangWorks,
  SetState: setExhibitionState,
  GetCalls: listStaffCalls,
  CreateCall: createCall,
  SaveCall: saveCall,
  SetCallState: setCallState,
  GetSubmissions: listStaffSubmissions,
  Decide: decideSubmission,
  Mark: markSubmission,
  GetAlike: listAlike,
  GetPost: getPost,
  Ask: askAuthor,
  AskNoMore: askNoMore,
  RequestContact: requestContact,
  SeeContact: seeContact,
  GetBook: listStaffBook,
  DecideBook: decideBook,
}
