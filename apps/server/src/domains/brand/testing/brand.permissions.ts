import { staffOnly, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'StaffBrand/Upload': staffOnly,
} satisfies Record<string, Permission>
