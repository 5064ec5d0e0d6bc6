import { everybody, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'UserInfo/Search': everybody,
} satisfies Record<string, Permission>
