import { members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'NewPublish/GetRecentUserList': members,
} satisfies Record<string, Permission>
