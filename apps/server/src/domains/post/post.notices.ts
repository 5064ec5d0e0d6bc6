import { noticeTabs } from '@guangquan/contract'
import { subscribe, subscribeToBatches, type Subscription } from '../../events/subscription.ts'
import type { NoticeKinds } from '../notice/index.ts'
import { notifyMentioned, notifyOfPosts, notifyOfReview } from './notify-of-post.ts'

/** The kinds of notices about posts. */
export const postNotices = {
  'mention.inPost': { tab: noticeTabs.mentions, once: true },
  'post.byFollowed': { tab: noticeTabs.followers, once: true },
  'post.passed': { tab: noticeTabs.system },
  'post.refused': { tab: noticeTabs.system },
} as const satisfies NoticeKinds

export const postSubscriptions: Subscription[] = [
  subscribeToBatches('post.published', 'notice.notifyOfPost', notifyOfPosts),
  subscribe('post.named', 'notice.notifyOfNames', notifyMentioned),
  subscribe('post.reviewed', 'notice.notifyOfReview', notifyOfReview),
]
