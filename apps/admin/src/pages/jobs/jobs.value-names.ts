import { jobStateNames } from '@guangquan/contract/staff/staff-names'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'job.state': { ...jobStateNames, dropped: '已丢弃' },
}
