import { feedbackStateNames } from '@guangquan/contract/feedback/feedback.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'feedback.state': feedbackStateNames,
}
