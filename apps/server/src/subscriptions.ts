import { referralSubscriptions } from './domains/referral/referral.jobs.ts'
import { noticeSubscriptions } from './domains/notice/notice.jobs.ts'
import { videoSubscriptions } from './domains/video/index.ts'
import type { Subscription } from './events/subscription.ts'

/** Every subscriber of the product's events. */
export const subscriptions: Subscription[] = [
  ...referralSubscriptions,
  ...noticeSubscriptions,
  ...videoSubscriptions,
]
