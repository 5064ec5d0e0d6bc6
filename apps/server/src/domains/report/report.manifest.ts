import type { Manifest } from '../../manifest.ts'
import { collectReports, eraseReports } from './own-reports.ts'
import { reportMethods } from './report.handlers.ts'

export const reportManifest = {
  name: 'report',
  handlers: { NewPublish: reportMethods },
  ownData: {
    collect: async (_app, db, memberId) => ({ lists: { reports: await collectReports(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseReports(tx, memberId),
  },
} satisfies Manifest
