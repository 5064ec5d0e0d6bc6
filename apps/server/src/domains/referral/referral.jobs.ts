import * as z from 'zod'
import { subscribe, type Subscription } from '../../events/subscription.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { settleReferral, settleReferrals } from './settle-referrals.ts'

/** Settles invitations that expired or that no event settled. */
const settleOpenReferrals = defineJob(
  'referral.settleOpen',
  z.object({}),
  async ({ db, now, signal }) => {
    await settleReferrals(db, now, signal)
  },
  { lane: 'upkeep' },
)

export const referralJobs: Job[] = [settleOpenReferrals]

export const referralSchedules: Schedule[] = [{ job: settleOpenReferrals, pattern: '15 * * * *' }]

export const referralSubscriptions: Subscription[] = [
  subscribe('post.published', 'referral.settleAtPost', ({ tx, now }, { authorId }) =>
    settleReferral(tx, now, authorId),
  ),
  subscribe('member.phoneBound', 'referral.settleAtPhone', ({ tx, now }, { memberId }) =>
    settleReferral(tx, now, memberId),
  ),
]
