import { members, namesSelf, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'UserInfo/GetLatestNotice': namesSelf('members', (userId) => ({ userId })),
  'UserLike/GetUserLikeNoticeList': members,
  'Notice/GetUnreadCount': members,
  'Notice/Read': members,
  'Notice/GetUserNoticeList': members,
  'Notice/GetLiveTicket': members,
}
