import type { Manifest } from '../../manifest.ts'
import { memberEarnings } from './level/earnings.ts'
import { exportClubCard } from './club.read.ts'
import { memberCounters } from './member.counters.ts'
import { peopleMethods, profileMethods } from './member.handlers.ts'
import { addPinyinJob, memberJobs } from './member.jobs.ts'
import { memberSealed } from './member.sealed.ts'
import { exportMember } from './member.export.ts'
import { memberTarget } from './member-target.ts'
import { loadUploaderLevel } from './user-type.ts'
import { memberFigures } from './member.figures.ts'

export const memberManifest = {
  name: 'member',
  handlers: { UserInfo: { ...profileMethods, ...peopleMethods } },
  jobs: memberJobs,
  startJobs: [addPinyinJob],
  counters: memberCounters,
  figures: memberFigures,
  sealed: memberSealed,
  targets: [memberTarget],
  // A member's erasure begins and ends with their row here: the personal-data domain does it.
  earnings: memberEarnings,
  personalData: {
    exportedTables: {
      member: ['profile'],
      member_topic: ['profile'],
      member_counter: ['profile'],
      club_card: ['profile'],
    },
    collect: async (app, db, memberId) => ({
      profile: {
        ...(await exportMember(db, memberId, app.now())),
        clubCard: await exportClubCard(app.env, db, memberId),
      },
    }),
  },
  uploaderLevel: loadUploaderLevel,
  demo: async () => (await import('./demo/member.demo.ts')).memberDemo,
} satisfies Manifest
