import * as z from 'zod'
import { subscribe, subscribeToBatches, type Subscription } from '../../events/subscription.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { markLateSigns } from './mark-signs.ts'
import { settleReferrals, settleReferralsOf } from './settle-referrals.ts'

/** Settles invitations that expired or that no event settled, and looks for signs of abuse. */
const settleOpenReferrals = defineJob(
  'referral.settleOpen',
  z.object({}),
  async ({ db, now, signal }) => {
    await settleReferrals(db, now, signal)
    await markLateSigns(db, now, signal)
  },
  { lane: 'upkeep' },
)

export const referralJobs: Job[] = [settleOpenReferrals]

export const referralSchedules: Schedule[] = [{ job: settleOpenReferrals, pattern: '15 * * * *' }]

export const referralSubscriptions: Subscription[] = [
  subscribeToBatches('post.published', 'referral.settleAtPost', ({ tx, now }, posts) =>
    settleReferralsOf(
      tx,
      now,
      posts.map(({ authorId }) => authorId),
    ),
  ),
  subscribe('member.phoneBound', 'referral.settleAtPhone', ({ tx, now }, { memberId }) =>
    settleReferralsOf(tx, now, [memberId]),
  ),
]
