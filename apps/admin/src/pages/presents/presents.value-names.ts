import {
  presentSourceNames,
  presentStateNames,
  presentTypeNames,
} from '@guangquan/contract/present/present.words'
import { requestStateNames } from '@guangquan/contract/staff/staff-names'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'gift.presentType': presentTypeNames,
  'giftRule.source': presentSourceNames,
  'present.state': presentStateNames,
  'presentGrant.state': {
    1: requestStateNames.waiting,
    2: requestStateNames.approved,
    3: requestStateNames.refused,
  },
  'presentGrant.source': presentSourceNames,
}
