import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { eraseAchievements, exportFrames, exportMedals } from './achievement.export.ts'
import { achievementFigures } from './achievement.figures.ts'
import { frameMethods, medalMethods, staffFrameMethods, staffMedalMethods } from './achievement.handlers.ts'
import {
  achievementJobs,
  achievementSchedules,
  achievementSubscriptions,
  backlogJob,
} from './achievement.jobs.ts'
import { frameExport, medalExport } from './for-staff/catalogue.read.ts'
import { frameOwnerExport, medalOwnerExport } from './for-staff/owners.read.ts'
import { frameGoods } from './frames/frame-goods.ts'
import { loadMedalNames } from './medal-names.ts'
import { ownMeasures } from './measures/index.ts'

export const achievementManifest = {
  name: 'achievement',
  handlers: {
    Achievement: medalMethods,
    ProfileFrame: frameMethods,
    StaffMedal: staffMedalMethods,
    StaffFrame: staffFrameMethods,
  },
  exports: [medalExport, medalOwnerExport, frameExport, frameOwnerExport],
  medalMeasures: ownMeasures,
  medalNames: loadMedalNames,
  figures: achievementFigures,
  jobs: achievementJobs,
  schedules: achievementSchedules,
  startJobs: [backlogJob],
  subscriptions: achievementSubscriptions,
  noticeKinds: {
    'medal.won': { tab: noticeTabs.system },
    'medal.revoked': { tab: noticeTabs.system },
    'frame.won': { tab: noticeTabs.system },
    'frame.expired': { tab: noticeTabs.system },
    'frame.revoked': { tab: noticeTabs.system },
  },
  personalData: {
    exportedTables: { medal_award: ['medals'], member_frame: ['frames'] },
    omittedTables: {
      medal_progress: 'derived from what the export contains',
      medal_backlog: 'that earlier days of a member are still to be looked at',
    },
    collect: async (_app, db, memberId) => ({
      lists: { medals: await exportMedals(db, memberId), frames: await exportFrames(db, memberId) },
    }),
    erasePerson: (tx, { memberId }) => eraseAchievements(tx, memberId),
  },
  virtualGoods: frameGoods,
  demo: async () => (await import('./demo/achievement.demo.ts')).achievementDemo,
} satisfies Manifest
