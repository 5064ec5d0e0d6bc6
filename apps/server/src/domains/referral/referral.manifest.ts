import type { Manifest } from '../../manifest.ts'
import { referralEarnings } from './earnings.ts'
import { exportReferrals } from './referral.export.ts'
import { referralMethods, staffReferralMethods } from './referral.handlers.ts'
import { referralExport } from './staff-referrals.read.ts'
import { referralJobs, referralSchedules, referralSubscriptions } from './referral.jobs.ts'

export const referralManifest = {
  name: 'referral',
  handlers: { UserInfo: referralMethods, StaffReferral: staffReferralMethods },
  exports: [referralExport],
  jobs: referralJobs,
  schedules: referralSchedules,
  subscriptions: referralSubscriptions,
  earnings: referralEarnings,
  personalData: {
    exportedTables: { referral: ['referrals'] },
    collect: async (_app, db, memberId) => ({ lists: { referrals: await exportReferrals(db, memberId) } }),
  },
  demo: async () => (await import('./demo/referral.demo.ts')).referralDemo,
} satisfies Manifest
