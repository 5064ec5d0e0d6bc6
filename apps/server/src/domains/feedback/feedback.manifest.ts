import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { eraseFeedback, exportFeedback } from './feedback.export.ts'
import { feedbackMethods, staffFeedbackMethods } from './feedback.handlers.ts'
import { feedbackJobs, feedbackSchedules } from './feedback.jobs.ts'
import { feedbackSealed } from './feedback.sealed.ts'
import { feedbackTarget } from './feedback-target.ts'
import { feedbackExport } from './staff-feedback.read.ts'

export const feedbackManifest = {
  name: 'feedback',
  handlers: { Feedback: feedbackMethods, StaffFeedback: staffFeedbackMethods },
  exports: [feedbackExport],
  jobs: feedbackJobs,
  schedules: feedbackSchedules,
  sealed: feedbackSealed,
  targets: [feedbackTarget],
  noticeKinds: { 'feedback.replied': { tab: noticeTabs.system } },
  personalData: {
    exportedTables: { feedback: ['feedback'] },
    collect: async ({ env }, db, memberId) => ({
      lists: { feedback: await exportFeedback(env, db, memberId) },
    }),
    erasePerson: (tx, { memberId }) => eraseFeedback(tx, memberId),
  },
  demo: async () => (await import('./demo/feedback.demo.ts')).feedbackDemo,
} satisfies Manifest
