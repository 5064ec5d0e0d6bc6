import { noticeTabs } from '@guangquan/contract'
import { subscribe } from '../../events/subscription.ts'
import type { Manifest } from '../../manifest.ts'
import { followCounters } from './follow.counters.ts'
import { blockMethods, followMethods } from './follow.handlers.ts'
import { findBlocks, followStateColumn } from './follow.read.ts'
import { exportFans, exportFollows, eraseFollows } from './follow.export.ts'
import { notifyOfFollower } from './notify-of-follower.ts'
import { isBlockedBetweenColumns, isBlocking } from './relation-conditions.ts'

export const followManifest = {
  name: 'follow',
  handlers: { UserFollow: followMethods, UserInfo: blockMethods },
  counters: followCounters,
  subscriptions: [subscribe('member.followed', 'notice.notifyOfFollower', notifyOfFollower)],
  noticeKinds: { 'member.followed': { tab: noticeTabs.followers, quietMs: 24 * 3600_000 } },
  relations: {
    followState: followStateColumn,
    isBlockedBetween: isBlockedBetweenColumns,
    isBlocking,
    findBlocks,
  },
  personalData: {
    exportedTables: { follow: ['follows', 'fans'], block: ['follows'] },
    collect: async (_app, db, memberId) => ({
      follows: await exportFollows(db, memberId),
      long: { fans: () => exportFans(db, memberId) },
    }),
    eraseWorks: ({ db }, { memberId }) => eraseFollows(db, memberId),
  },
  demo: async () => (await import('./demo/follow.demo.ts')).followDemo,
} satisfies Manifest
