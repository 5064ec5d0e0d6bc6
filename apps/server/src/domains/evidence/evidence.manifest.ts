import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { evidenceMethods } from './evidence.handlers.ts'
import { evidenceJobs, evidenceSchedules, evidenceSubscriptions } from './evidence.jobs.ts'
import { exportEvidence } from './evidence.read.ts'
import { judgePictures } from './near/judge-pictures.ts'

export const evidenceManifest = {
  name: 'evidence',
  handlers: { Evidence: evidenceMethods },
  jobs: evidenceJobs,
  schedules: evidenceSchedules,
  subscriptions: evidenceSubscriptions,
  postHooks: { judgePictures },
  noticeKinds: { 'evidence.nearCopy': { tab: noticeTabs.system } },
  personalData: {
    exportedTables: { evidence_link: ['first-publications'] },
    collect: async (_app, db, memberId) => ({
      lists: { 'first-publications': await exportEvidence(db, memberId) },
    }),
    // The hash remains as a link of the chain, but nothing tells its author any more.
    erasePerson: async (tx, { memberId }) => {
      await tx
        .updateTable('evidence_link')
        .set({ member_id: null, salt: '' })
        .where('member_id', '=', memberId)
        .execute()
    },
  },
  demo: async () => (await import('./demo/evidence.demo.ts')).evidenceDemo,
} satisfies Manifest
