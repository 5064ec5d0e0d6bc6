import { members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'UserInfo/GetHoldings': members,
} satisfies Record<string, Permission>
