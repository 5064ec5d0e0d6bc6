import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { eraseNotices, removeLikeNotices } from './erase-notices.ts'
import { likeNoticeMethods, noticeMethods, unreadMethods } from './notice.handlers.ts'
import { noticeJobs, noticeSchedules, noticeSubscriptions } from './notice.jobs.ts'
import { exportNotices } from './notice.export.ts'

export const noticeManifest = {
  name: 'notice',
  handlers: { Notice: noticeMethods, UserInfo: unreadMethods, UserLike: likeNoticeMethods },
  jobs: noticeJobs,
  schedules: noticeSchedules,
  subscriptions: noticeSubscriptions,
  noticeKinds: { 'club.bound': { tab: noticeTabs.system }, 'club.refused': { tab: noticeTabs.system } },
  targetHooks: { removed: removeLikeNotices },
  personalData: {
    exportedTables: { notice: ['notices'], like_notice_actor: ['likes'] },
    omittedTables: { like_notice: 'derived from the likes of others' },
    collect: (_app, db, memberId) => ({ long: { notices: () => exportNotices(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseNotices(tx, memberId),
  },
  demo: async () => (await import('./demo/notice.demo.ts')).noticeDemo,
} satisfies Manifest
