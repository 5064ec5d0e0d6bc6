import { fansOf, followsBy } from './domains/follow/index.ts'
import { memberCounters } from './domains/member/index.ts'
import { likesReceivedBy, postCounters, postsBy, postsOfTopic, tagCounters } from './domains/post/index.ts'
import { collectsBy } from './domains/reaction/index.ts'
import { replyCounters } from './domains/reply/index.ts'
import { topicCounters } from './domains/site/index.ts'
import type { CountedTable } from './jobs/prove-counters.ts'

/** Every counter that is kept, with the rows that prove it. */
export const counterProofs: CountedTable[] = [
  postCounters,
  replyCounters,
  tagCounters,
  topicCounters(postsOfTopic),
  memberCounters({
    posts: postsBy,
    likesReceived: likesReceivedBy,
    follows: followsBy,
    fans: fansOf,
    collects: collectsBy,
  }),
]
