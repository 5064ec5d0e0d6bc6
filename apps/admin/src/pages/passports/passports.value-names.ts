import {
  gearServiceNames,
  serialNormaliserNames,
  serialTagNames,
  sightingStateNames,
} from '@guangquan/contract/passport/passport.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'sighting.state': sightingStateNames,
  'serialRule.tag': serialTagNames,
  'serialRule.normaliser': serialNormaliserNames,
  'passport.service': gearServiceNames,
}
