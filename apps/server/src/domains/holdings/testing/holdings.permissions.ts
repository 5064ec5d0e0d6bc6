import { members, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'UserInfo/GetHoldings': members,
} satisfies Record<string, Permission>
