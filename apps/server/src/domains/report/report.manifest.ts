import type { Manifest } from '../../manifest.ts'
import { exportReports, eraseReports } from './report.export.ts'
import { reportMethods } from './report.handlers.ts'

export const reportManifest = {
  name: 'report',
  handlers: { NewPublish: reportMethods },
  personalData: {
    collect: async (_app, db, memberId) => ({ lists: { reports: await exportReports(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseReports(tx, memberId),
  },
} satisfies Manifest
