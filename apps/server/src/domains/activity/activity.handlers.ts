import type { Activity, StaffActivity, StaffCheckIn, SysBaseInfo } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { listActivities, listCalendar, listCounties, listTypes } from './activities.read.ts'
import { getActivity, getReport, previewActivity } from './activity-detail.read.ts'
import { appealNoShow } from './enrol/appeal.ts'
import { bookmark } from './enrol/bookmark.ts'
import { answerOffer, leave, setGuests, setLoanWishes } from './enrol/leave.ts'
import { register } from './enrol/register.ts'
import { notYet } from './not-yet.ts'
import { listOwnActivities } from './own-activities.read.ts'

export const typeMethods = { GetActivitySubTypeList: listTypes } satisfies Partial<HandlersOf<typeof SysBaseInfo>>

export const activityMethods: HandlersOf<typeof Activity> = {
  GetActivityList: listActivities,
  GetCalendarActivityList: listCalendar,
  GetActivityCountyList: listCounties,
  GetActivityDetail: getActivity,
  Preview: previewActivity,
  GetActivityReport: getReport,
  GetDraw: notYet,
  UserActivityRegister: register,
  UserActivityCancel: leave,
  SetGuests: setGuests,
  AnswerOffer: answerOffer,
  SetLoanWishes: setLoanWishes,
  Bookmark: bookmark,
  GetUserActivityList: listOwnActivities,
  GetTicket: notYet,
  CheckInSelf: notYet,
  Appeal: appealNoShow,
  GetCalendarAddress: notYet,
  RenewCalendarAddress: notYet,
}

export const staffActivityMethods: HandlersOf<typeof StaffActivity> = {
  GetList: notYet,
  Export: notYet,
  GetDetail: notYet,
  PreviewBody: notYet,
  Upload: notYet,
  Create: notYet,
  Save: notYet,
  SetState: notYet,
  Copy: notYet,
  GetEnrolments: notYet,
  ExportEnrolments: notYet,
  RequestAnswers: notYet,
  SeeAnswers: notYet,
  Decide: notYet,
  CheckDecisions: notYet,
  ImportDecisions: notYet,
  Draw: notYet,
  AnnulDraw: notYet,
  Message: notYet,
  SaveReport: notYet,
  GetAppeals: notYet,
  DecideAppeal: notYet,
}

export const staffCheckInMethods: HandlersOf<typeof StaffCheckIn> = {
  GetActivities: notYet,
  StaffPreload: notYet,
  StaffCheckIn: notYet,
  FindPeople: notYet,
  CheckInByHand: notYet,
  WalkIn: notYet,
  UndoCheckIn: notYet,
  GetConflicts: notYet,
  GetLoans: notYet,
  AssignLoans: notYet,
  HandOut: notYet,
  TakeBack: notYet,
}
