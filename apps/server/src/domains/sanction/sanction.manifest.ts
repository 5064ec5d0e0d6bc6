import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { eraseStrikes, exportStrikes } from './sanction.export.ts'
import { appealExport } from './staff-appeals.read.ts'
import { strikeExport } from './staff-strikes.read.ts'
import { finishLiftJob } from './undo-lift.ts'
import { staffAppealMethods, staffStrikeMethods, strikeMethods } from './sanction.handlers.ts'

const ofSystem = { tab: noticeTabs.system }

export const sanctionManifest = {
  name: 'sanction',
  handlers: { UserStrike: strikeMethods, StaffStrike: staffStrikeMethods, StaffAppeals: staffAppealMethods },
  jobs: [finishLiftJob],
  exports: [strikeExport, appealExport],
  noticeKinds: {
    'member.warned': ofSystem,
    'member.muted': ofSystem,
    'member.banned': ofSystem,
    'strike.lifted': ofSystem,
    'appeal.upheld': ofSystem,
  },
  personalData: {
    exportedTables: { strike: ['strikes'], appeal: ['strikes'] },
    omittedTables: { strike_lift: 'for seconds, until the member is notified' },
    collect: async (_app, db, memberId) => ({ lists: { strikes: await exportStrikes(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseStrikes(tx, memberId),
  },
  demo: async () => (await import('./demo/sanction.demo.ts')).sanctionDemo,
} satisfies Manifest
