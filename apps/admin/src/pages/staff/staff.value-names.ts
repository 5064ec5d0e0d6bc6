import { roleNames } from '@guangquan/contract/staff/staff-names'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'staff.roles': roleNames,
  'invitation.roles': roleNames,
}
