import type { Manifest } from '../../manifest.ts'
import { replyEarnings } from './earnings.ts'
import { eraseMentionsInReplies } from './erase-mentions.ts'
import { eraseReplies } from './erase-replies.ts'
import { exportReplies } from './reply.export.ts'
import { exportReplyLikes } from './reply-like.export.ts'
import { replyTarget } from './reply-target.ts'
import { removeReplies } from './remove-replies.ts'
import { replyCounters } from './reply.counters.ts'
import { replyMethods } from './reply.handlers.ts'
import { replyNotices, replySubscriptions } from './reply.notices.ts'
import { replyFigures } from './reply.figures.ts'

export const replyManifest = {
  name: 'reply',
  handlers: { NewPublish: replyMethods },
  counters: replyCounters,
  figures: replyFigures,
  subscriptions: replySubscriptions,
  noticeKinds: replyNotices,
  targets: [replyTarget],
  postHooks: { purging: removeReplies },
  earnings: replyEarnings,
  personalData: {
    exportedTables: { reply: ['comments'], reply_like: ['comment-likes'] },
    collect: async (_app, db, memberId) => ({
      comments: await exportReplies(db, memberId),
      long: { 'comment-likes': () => exportReplyLikes(db, memberId) },
    }),
    eraseWorks: async ({ db }, { memberId }) => {
      await eraseReplies(db, memberId)
      await eraseMentionsInReplies(db, memberId)
    },
  },
  demo: async () => (await import('./demo/reply.demo.ts')).replyDemo,
} satisfies Manifest
