import { members, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'UserInfo/GetCard': members,
} satisfies Record<string, Permission>
