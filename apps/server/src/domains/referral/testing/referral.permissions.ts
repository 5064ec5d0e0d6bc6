import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'UserInfo/GetUserReferList': members,
  'UserInfo/GetInviter': everybody,
} satisfies Record<string, Permission>
