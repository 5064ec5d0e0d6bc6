import { likeNoticeKinds } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { reactionEarnings } from './earnings.ts'
import { postTargetName } from '../post-access/index.ts'
import { collectPost } from './collect-post.ts'
import { likePost } from './like-post.ts'
import { exportCollected, eraseFolders } from './folder.export.ts'
import { exportLikes, exportShares } from './reaction.export.ts'
import { purgeReactions } from './purge-reactions.ts'
import { reactionCounters } from './reaction.counters.ts'
import { reactionMethods } from './reaction.handlers.ts'
import { listCollectors } from './reaction.store.ts'
import { sharePost } from './share-post.ts'
import { collectsPost, likesPost } from './viewer-reactions.ts'

export const reactionManifest = {
  name: 'reaction',
  handlers: { UserLike: reactionMethods },
  counters: reactionCounters,
  targets: [
    {
      name: postTargetName,
      like: likePost,
      collect: collectPost,
      share: sharePost,
      isLiked: likesPost,
      isCollected: collectsPost,
      likeNoticeKinds: { like: likeNoticeKinds.like, collect: likeNoticeKinds.collect },
    },
  ],
  postMarks: { isLike: likesPost, isCollect: collectsPost },
  postHooks: { countedOnPurge: listCollectors, purging: purgeReactions },
  earnings: reactionEarnings,
  personalData: {
    exportedTables: {
      post_like: ['likes'],
      post_share: ['shares'],
      post_collect: ['collects'],
      collect_folder: ['collects'],
    },
    collect: async (_app, db, memberId) => ({
      lists: { collects: await exportCollected(db, memberId) },
      long: { likes: () => exportLikes(db, memberId), shares: () => exportShares(db, memberId) },
    }),
    eraseWorks: ({ db }, { memberId }) => eraseFolders(db, memberId),
  },
  demo: async () => (await import('./demo/reaction.demo.ts')).reactionDemo,
} satisfies Manifest
