import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { voteEarnings } from './earnings.ts'
import { exportChoices } from './vote.export.ts'
import { eraseChoices } from './erase-choices.ts'
import { voteKind } from './vote-kind.ts'
import { voteCounters } from './vote.counters.ts'
import { voteMethods } from './vote.handlers.ts'
import { voteJobs, voteSchedules } from './vote.jobs.ts'

export const voteManifest = {
  name: 'vote',
  handlers: { NewPublish: voteMethods },
  jobs: voteJobs,
  schedules: voteSchedules,
  noticeKinds: { 'vote.ended': { tab: noticeTabs.activities, once: true } },
  counters: voteCounters,
  postKinds: [voteKind],
  earnings: voteEarnings,
  personalData: {
    exportedTables: { vote_choice: ['votes'] },
    collect: async (_app, db, memberId) => ({ lists: { votes: await exportChoices(db, memberId) } }),
    eraseWorks: ({ db }, { memberId, now }) => eraseChoices(db, memberId, now),
  },
  demo: async () => (await import('./demo/vote.demo.ts')).voteDemo,
} satisfies Manifest
