import { noticeTabs } from '@guangquan/contract'
import { subscribe } from '../../events/subscription.ts'
import type { Manifest } from '../../manifest.ts'
import { reportEarnings } from './earnings.ts'
import { notifyReporters } from './notify-reporters.ts'
import { exportReports, eraseReports } from './report.export.ts'
import { memberReportExport, reportExport } from './list-reports.read.ts'
import { reportMethods, staffReportMethods } from './report.handlers.ts'
import { reportFigures } from './report.figures.ts'

export const reportManifest = {
  name: 'report',
  handlers: { NewPublish: reportMethods, StaffReport: staffReportMethods },
  exports: [reportExport, memberReportExport],
  figures: reportFigures,
  subscriptions: [subscribe('report.decided', 'notice.notifyOfReports', notifyReporters)],
  noticeKinds: {
    'report.upheld': { tab: noticeTabs.system },
    'report.dismissed': { tab: noticeTabs.system },
  },
  earnings: reportEarnings,
  personalData: {
    exportedTables: { report: ['reports'] },
    collect: async (_app, db, memberId) => ({ lists: { reports: await exportReports(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseReports(tx, memberId),
  },
  demo: async () => (await import('./demo/report.demo.ts')).reportDemo,
} satisfies Manifest
