import type { Manifest } from '../../manifest.ts'
import { exportReferrals } from './referral.export.ts'
import { referralMethods } from './referral.handlers.ts'
import { referralJobs, referralSchedules, referralSubscriptions } from './referral.jobs.ts'

export const referralManifest = {
  name: 'referral',
  handlers: { UserInfo: referralMethods },
  jobs: referralJobs,
  schedules: referralSchedules,
  subscriptions: referralSubscriptions,
  personalData: {
    exportedTables: { referral: ['referrals'] },
    collect: async (_app, db, memberId) => ({ lists: { referrals: await exportReferrals(db, memberId) } }),
  },
  demo: async () => (await import('./demo/referral.demo.ts')).referralDemo,
} satisfies Manifest
