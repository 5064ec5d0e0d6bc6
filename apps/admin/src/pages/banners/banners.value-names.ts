import { bannerPlaceNames } from '@guangquan/contract/staff/staff-names'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'banner.place': bannerPlaceNames,
}
