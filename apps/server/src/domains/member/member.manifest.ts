import type { Manifest } from '../../manifest.ts'
import { peopleMethods } from './member.handlers.ts'
import { addPinyinJob, memberJobs } from './member.jobs.ts'
import { exportMember } from './member.export.ts'
import { memberTarget } from './member-target.ts'
import { memberFigures } from './member.figures.ts'

export const memberManifest = {
  name: 'member',
  handlers: { UserInfo: peopleMethods },
  jobs: memberJobs,
  startJobs: [addPinyinJob],
  figures: memberFigures,
  targets: [memberTarget],
  // A member's erasure begins and ends with their row here: the personal-data domain does it.
  personalData: {
    exportedTables: { member: ['profile'] },
    collect: async (app, db, memberId) => ({ profile: await exportMember(db, memberId, app.now()) }),
  },
  demo: async () => (await import('./demo/member.demo.ts')).memberDemo,
} satisfies Manifest
