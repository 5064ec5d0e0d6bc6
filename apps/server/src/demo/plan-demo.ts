import { readSources } from './catalogue.ts'
import type { DemoPlan } from './plan.ts'
import { planPosts } from './plan-posts.ts'
import { planFollows, planPostActs, planReplyLikes } from './plan-reactions.ts'
import { planReplies } from './plan-replies.ts'
import { planWall } from './wall-plan.ts'

/** Size of the demonstration community. */
export const demoSize = { photographs: 600, replies: 2000, days: 90, screenful: 24 } as const

// Found by trial: with this one the rules of 推荐 (few of one author, places for newcomers) bring no equals together,
// and lenses have theirs well apart.
const chosenLayout = 550

/** The whole demonstration, the same at every load but for the time it is counted back from. */
export function planDemo(now: Date, layout: number = chosenLayout): DemoPlan {
  const sources = readSources()
  const slots = planWall({ sourceCount: sources.length, ...demoSize, layout })
  const posts = planPosts(slots, sources, now)
  const replies = planReplies(posts, now)
  const follows = planFollows(posts, now)
  return {
    now,
    posts,
    replies,
    follows,
    ...planPostActs(posts, follows, now),
    replyLikes: planReplyLikes(replies, now),
  }
}
