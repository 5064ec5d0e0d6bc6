import { readSources } from './catalogue.ts'
import type { DemoPlan, PlannedPost } from './plan.ts'
import { planOwners } from './plan-owners.ts'
import { planPosts } from './plan-posts.ts'
import { planFollows, planPostActs, planReplyLikes } from './plan-reactions.ts'
import { planQueue } from './queue/plan-queue.ts'
import { planReplies } from './plan-replies.ts'
import { makeRandom } from './random.ts'
import { planWall } from './wall-plan.ts'

/** Size of the demonstration community. */
export const demoSize = { photographs: 480, replies: 2000, days: 90, screenful: 24 } as const

// Found by trial: with this layout the rules of 推荐 (cap per author, slots for newcomers) put no equal motifs close
// together, those of a lens are far apart, and each source is a cover.
const chosenLayout = 35

/** The whole plan, always the same apart from the time it is relative to. */
export function planDemo(now: Date, layout: number = chosenLayout): DemoPlan {
  const sources = readSources()
  const owners = planOwners(sources, makeRandom('owners'))
  const slots = planWall({ owners, ...demoSize, layout })
  return planCommunity(planPosts({ slots, sources, owners }, now), now)
}

/** Comments and reactions of members to these posts. */
export function planCommunity(posts: PlannedPost[], now: Date): DemoPlan {
  const replies = planReplies(posts, now)
  const follows = planFollows(posts, now)
  return {
    now,
    posts,
    replies,
    follows,
    ...planPostActs(posts, follows, now),
    replyLikes: planReplyLikes(replies, now),
    queue: planQueue({ now, posts, replies }),
  }
}
