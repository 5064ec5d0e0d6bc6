import { noticeTabs } from '@guangquan/contract'
import { subscribe, type Subscription } from '../../events/subscription.ts'
import type { NoticeKinds } from '../notice/index.ts'
import { notifyOfHelpful } from './notify-of-helpful.ts'
import { notifyOfReply } from './notify-of-reply.ts'

/** The kinds of notices about comments. */
export const replyNotices = {
  'reply.toPost': { tab: noticeTabs.comments },
  'reply.toReply': { tab: noticeTabs.comments },
  'mention.inReply': { tab: noticeTabs.mentions },
  'critique.helpful': { tab: noticeTabs.comments, once: true },
} as const satisfies NoticeKinds

export const replySubscriptions: Subscription[] = [
  subscribe('reply.written', 'notice.notifyOfReply', notifyOfReply),
  subscribe('critique.helpful', 'notice.notifyOfHelpful', notifyOfHelpful),
]
