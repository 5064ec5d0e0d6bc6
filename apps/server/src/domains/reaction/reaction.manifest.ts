import type { Manifest } from '../../manifest.ts'
import { collectPost } from './collect-post.ts'
import { likePost } from './like-post.ts'
import { collectCollected, eraseFolders } from './own-folders.ts'
import { collectLikes, collectShares } from './own-reactions.ts'
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
  targets: [{ name: 'post', like: likePost, collect: collectPost, share: sharePost }],
  postMarks: { isLike: likesPost, isCollect: collectsPost },
  postHooks: { countedOnPurge: listCollectors, purging: purgeReactions },
  ownData: {
    collect: async (_app, db, memberId) => ({
      lists: { collects: await collectCollected(db, memberId) },
      long: { likes: collectLikes(db, memberId), shares: collectShares(db, memberId) },
    }),
    eraseWorks: ({ db }, { memberId }) => eraseFolders(db, memberId),
  },
} satisfies Manifest
