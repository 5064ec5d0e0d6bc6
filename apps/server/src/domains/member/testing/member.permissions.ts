import { everybody, namesSelf, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'UserInfo/GetUserHome': everybody,
  'UserInfo/GetOtherUserInfo': namesSelf('everybody', (userId) => ({ userId, loginUserId: userId })),
} satisfies Record<string, Permission>
