import {
  activityCover,
  activityPicture,
  type Activity,
  type StaffActivity,
  type StaffCheckIn,
  type SysBaseInfo,
} from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { previewBody } from '../news/index.ts'
import { listActivities, listCalendar, listCounties, listTypes } from './activities.read.ts'
import { getActivity, getReport, previewActivity } from './activity-detail.read.ts'
import { getCalendarAddress, renewCalendarAddress } from './calendar/calendar-address.ts'
import { checkInByHand, undoCheckIn, walkIn } from './entrance/by-hand.ts'
import { listArrivals } from './entrance/arrivals.read.ts'
import { findPeople, listConflicts, listEntrances, preload } from './entrance/entrance.read.ts'
import { checkInSelf } from './entrance/poster.ts'
import { takeScans } from './entrance/scans.ts'
import { getTicket } from './entrance/ticket.ts'
import { annulDraw, holdDraw } from './draw/hold-draw.ts'
import { getDraw } from './draw/published-draw.read.ts'
import { appealNoShow } from './enrol/appeal.ts'
import { bookmark } from './enrol/bookmark.ts'
import { answerOffer, leave, setGuests, setLoanRequests } from './enrol/leave.ts'
import { register } from './enrol/register.ts'
import { findColleagues } from './for-staff/colleagues.read.ts'
import { checkDecisions, decideEnrolments, importDecisions } from './for-staff/decide-enrolments.ts'
import { enrolmentExport, listEnrolments } from './for-staff/enrolments.read.ts'
import { createActivity, saveActivity } from './for-staff/save-activity.ts'
import { requestAnswers, requestGuestNames, seeAnswers, seeGuestNames } from './for-staff/see-answers.ts'
import { copyActivity, setActivityState } from './for-staff/set-state.ts'
import { activityExport, getStaffActivity, listStaffActivities } from './for-staff/staff-activities.read.ts'
import { decideAppeal, listAppeals, messageEnrolled, saveReport } from './for-staff/notify-people.ts'
import { assignLoans, handOut, listLoans, takeBack } from './loan/loan-desk.ts'
import { listOwnActivities } from './own-activities.read.ts'

export const typeMethods = { GetActivitySubTypeList: listTypes } satisfies Partial<
  HandlersOf<typeof SysBaseInfo>
>

/** Those of contests are handled by their domain. */
type OfContests = 'GetPhotoContestDetail' | 'GetPhotoContestPreview'

export const activityMethods: Omit<HandlersOf<typeof Activity>, OfContests> = {
  GetActivityList: listActivities,
  GetCalendarActivityList: listCalendar,
  GetActivityCountyList: listCounties,
  GetActivityDetail: getActivity,
  Preview: previewActivity,
  GetActivityReport: getReport,
  GetDraw: getDraw,
  UserActivityRegister: register,
  UserActivityCancel: leave,
  SetGuests: setGuests,
  AnswerOffer: answerOffer,
  SetLoanRequests: setLoanRequests,
  Bookmark: bookmark,
  GetUserActivityList: listOwnActivities,
  GetTicket: getTicket,
  CheckInSelf: checkInSelf,
  Appeal: appealNoShow,
  GetCalendarAddress: getCalendarAddress,
  RenewCalendarAddress: renewCalendarAddress,
}

const useTypes = { cover: activityCover.useType, picture: activityPicture.useType } as const

export const staffActivityMethods: HandlersOf<typeof StaffActivity> = {
  GetList: listStaffActivities,
  Export: (ctx, input) => beginExport(ctx, activityExport, input),
  GetDetail: getStaffActivity,
  FindStaff: findColleagues,
  PreviewBody: previewBody,
  Upload: (ctx, { kind, ...file }) => storeSitePicture(ctx, { ...file, useType: useTypes[kind] }),
  Create: createActivity,
  Save: saveActivity,
  SetState: setActivityState,
  Copy: copyActivity,
  GetEnrolments: listEnrolments,
  ExportEnrolments: (ctx, input) => beginExport(ctx, enrolmentExport, input),
  RequestAnswers: requestAnswers,
  SeeAnswers: seeAnswers,
  RequestGuestNames: requestGuestNames,
  SeeGuestNames: seeGuestNames,
  Decide: decideEnrolments,
  CheckDecisions: checkDecisions,
  ImportDecisions: importDecisions,
  Draw: holdDraw,
  AnnulDraw: annulDraw,
  Message: messageEnrolled,
  SaveReport: saveReport,
  GetAppeals: listAppeals,
  DecideAppeal: decideAppeal,
}

export const staffCheckInMethods: HandlersOf<typeof StaffCheckIn> = {
  GetActivities: listEntrances,
  StaffPreload: preload,
  StaffCheckIn: takeScans,
  FindPeople: findPeople,
  CheckInByHand: checkInByHand,
  WalkIn: walkIn,
  UndoCheckIn: undoCheckIn,
  GetConflicts: listConflicts,
  GetArrivals: listArrivals,
  GetLoans: listLoans,
  AssignLoans: assignLoans,
  HandOut: handOut,
  TakeBack: takeBack,
}
