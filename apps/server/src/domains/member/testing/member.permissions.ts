import { everybody, members, namesSelf, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'UserInfo/GetUserTopicList': members,
  'UserInfo/ModifyUserTopic': members,
  'UserInfo/BindClub': members,
  'UserInfo/GetClubStatus': members,
  'UserInfo/GetUserHome': everybody,
  'UserInfo/GetOtherUserInfo': namesSelf('everybody', (userId) => ({ userId, loginUserId: userId })),
  'UserInfo/Search': everybody,
}
