import { medalTierNames } from '@guangquan/contract/achievement/achievement.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'medal.tier': medalTierNames,
}
