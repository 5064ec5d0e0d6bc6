import { noticeTabs } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { expCorrectionExport } from './for-staff/exp-corrections.read.ts'
import { growthRuleExport, levelScaleExport } from './for-staff/rules.read.ts'
import { eraseGrowth, exportLines, exportVisits } from './growth.export.ts'
import { expCorrectionMethods, levelMethods, staffGrowthMethods } from './growth.handlers.ts'
import { makeUpCardGood } from './make-up-card-good.ts'
import { mountIntro } from './intro/intro.route.ts'
import { growthFigures } from './growth.figures.ts'
import { backfillJob, growthJobs, growthSchedules, growthSubscriptions } from './growth.jobs.ts'

export const growthManifest = {
  name: 'growth',
  handlers: {
    UserLevel: levelMethods,
    StaffGrowth: staffGrowthMethods,
    StaffExpCorrection: expCorrectionMethods,
  },
  mounts: [mountIntro],
  exports: [growthRuleExport, levelScaleExport, expCorrectionExport],
  jobs: growthJobs,
  schedules: growthSchedules,
  startJobs: [backfillJob],
  // Read when the sources of all domains are known.
  get subscriptions() {
    return growthSubscriptions()
  },
  figures: growthFigures,
  counters: [
    {
      table: 'member_counter',
      counters: {
        earned_exp: sql`(select coalesce(sum(amount), 0) from exp_line l
          where l.member_id = member_counter.member_id)`,
      },
    },
  ],
  noticeKinds: {
    'level.reached': { tab: noticeTabs.system },
    'level.short': { tab: noticeTabs.system },
  },
  personalData: {
    exportedTables: { exp_line: ['exp'], visit_day: ['visits'] },
    omittedTables: {
      growth_member: 'how far experience is counted; its lines are in exp.json',
      exp_correction: 'requests of staff; what was corrected is in exp.json',
    },
    collect: async (_app, db, memberId) => ({
      lists: { visits: await exportVisits(db, memberId) },
      long: { exp: () => exportLines(db, memberId) },
    }),
    erasePerson: (tx, { memberId }) => eraseGrowth(tx, memberId),
  },
  virtualGoods: [makeUpCardGood],
  demo: async () => (await import('./demo/growth.demo.ts')).growthDemo,
} satisfies Manifest
