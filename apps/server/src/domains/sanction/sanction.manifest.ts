import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { eraseStrikes, exportStrikes } from './sanction.export.ts'

const ofSystem = { tab: noticeTabs.system }

export const sanctionManifest = {
  name: 'sanction',
  noticeKinds: {
    'member.warned': ofSystem,
    'member.muted': ofSystem,
    'member.banned': ofSystem,
    'strike.lifted': ofSystem,
  },
  personalData: {
    exportedTables: { strike: ['strikes'] },
    collect: async (_app, db, memberId) => ({ lists: { strikes: await exportStrikes(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseStrikes(tx, memberId),
  },
} satisfies Manifest
