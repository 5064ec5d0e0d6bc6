import { members, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'NewPublish/GetRecentUserList': members,
} satisfies Record<string, Permission>
