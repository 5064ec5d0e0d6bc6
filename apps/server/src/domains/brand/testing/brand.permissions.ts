import { staffOnly, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'StaffBrand/Upload': staffOnly,
} satisfies Record<string, Permission>
