import type { NewPublish } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { reportTarget } from './report-target.ts'

/** Methods of NewPublish about reports. */
export const reportMethods = {
  UserReport: reportTarget,
} satisfies Partial<HandlersOf<typeof NewPublish>>
