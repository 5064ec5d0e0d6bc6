import type { StaffMember, StaffPhoneRequest } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { listMemberReports, memberReportExport } from '../report/index.ts'
import { endMemberSessions } from './end-sessions.ts'
import { loadMemberCard } from './member-card.view.ts'
import { memberExport, searchMembers } from './members.read.ts'
import { createPhoneRequest } from './phone-request/create-phone-request.ts'
import { decidePhoneRequest } from './phone-request/decide-phone-request.ts'
import { listPhoneRequests, phoneRequestExport } from './phone-request/phone-requests.read.ts'
import { openPersonalData, requestPersonalData } from './personal-data.ts'
import { resetMemberProfile } from './reset-profile.ts'
import { sanctionFromCard } from './sanction.ts'
import { loadMemberSessions } from './sessions.view.ts'

export const staffMemberMethods: HandlersOf<typeof StaffMember> = {
  GetList: searchMembers,
  Export: (ctx, input) => beginExport(ctx, memberExport, input),
  Get: loadMemberCard,
  GetSessions: loadMemberSessions,
  GetReports: listMemberReports,
  ExportReports: (ctx, input) => beginExport(ctx, memberReportExport, input),
  EndSessions: endMemberSessions,
  ResetProfile: resetMemberProfile,
  Sanction: sanctionFromCard,
  RequestPersonalData: requestPersonalData,
  GetPersonalData: openPersonalData,
}

export const phoneRequestMethods: HandlersOf<typeof StaffPhoneRequest> = {
  GetList: listPhoneRequests,
  Export: (ctx, input) => beginExport(ctx, phoneRequestExport, input),
  Create: createPhoneRequest,
  Decide: decidePhoneRequest,
}
