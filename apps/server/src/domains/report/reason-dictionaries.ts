import { reportTypes, type DictionaryCode, type ReportType } from '@guangquan/contract'

/** The dictionary with the reasons for reporting each kind of target. */
export const reasonDictionaries = {
  [reportTypes.post]: 'ReportReasonsType',
  [reportTypes.comment]: 'ReplyReportReasonsType',
  [reportTypes.circle]: 'PhotographyGroupReportReasonsType',
  [reportTypes.member]: 'UserReportReasonsType',
} as const satisfies Record<ReportType, DictionaryCode>
