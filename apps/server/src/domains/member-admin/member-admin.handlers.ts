import type { StaffMember } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { listMemberReports } from '../report/index.ts'
import { endMemberSessions } from './end-sessions.ts'
import { loadMemberCard } from './member-card.view.ts'
import { searchMembers } from './members.read.ts'
import { openPersonalData, requestPersonalData } from './personal-data.ts'
import { resetMemberProfile } from './reset-profile.ts'
import { loadMemberSessions } from './sessions.view.ts'

export const staffMemberMethods: HandlersOf<typeof StaffMember> = {
  GetList: searchMembers,
  Get: loadMemberCard,
  GetSessions: loadMemberSessions,
  GetReports: listMemberReports,
  EndSessions: endMemberSessions,
  ResetProfile: resetMemberProfile,
  RequestPersonalData: requestPersonalData,
  GetPersonalData: openPersonalData,
}
