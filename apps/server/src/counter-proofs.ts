import { emotionCounters } from './domains/emotion/index.ts'
import { fansOf, followsBy } from './domains/follow/index.ts'
import { memberCounters } from './domains/member/index.ts'
import {
  likesReceivedBy,
  postCounters,
  postsBy,
  postsOfTopic,
  publicPostsBy,
  tagCounters,
} from './domains/post/index.ts'
import { collectsBy, folderCounters } from './domains/reaction/index.ts'
import { replyCounters } from './domains/reply/index.ts'
import { topicCounters } from './domains/site/index.ts'
import { voteCounters, voteOptionCounters } from './domains/vote/index.ts'
import type { CountedTable } from './jobs/prove-counters.ts'

/** Every counter that is kept, with the rows that prove it. */
export const counterProofs: CountedTable[] = [
  postCounters,
  replyCounters,
  folderCounters,
  emotionCounters,
  voteCounters,
  voteOptionCounters,
  tagCounters,
  topicCounters(postsOfTopic),
  memberCounters({
    posts: postsBy,
    publicPosts: publicPostsBy,
    likesReceived: likesReceivedBy,
    follows: followsBy,
    fans: fansOf,
    collects: collectsBy,
  }),
]
