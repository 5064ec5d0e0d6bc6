import { heatFactor, heatPoints, hotScore } from '@guangquan/rules/posts/heat'
import type { DemoPlan, PlannedPost } from './plan.ts'
import { scoredHours } from './slots.ts'

/** Ranking data stored with a post. */
export interface PlannedScore {
  /** Weighted engagement. */
  points: number
  /** Weighted counters at the time the points were computed. */
  basis: number
  hot: number
}

/** Scores of all posts at the plan's time, by the product's rules. */
export function scorePlan(plan: DemoPlan): Map<PlannedPost, PlannedScore> {
  const people = new Map(plan.posts.map((post) => [post, new Set<string>()]))
  for (const { post, author } of plan.replies)
    if (author !== post.author) people.get(post)?.add(`comment ${author.id}`)
  const likes = countBy(plan.likes.map((act) => act.target))
  const collects = countBy(plan.collects.map((act) => act.target))
  const sharers = new Map(plan.posts.map((post) => [post, new Set<string>()]))
  for (const act of plan.shares) sharers.get(act.target)?.add(act.actor.id)
  const replies = countBy(plan.replies.map((reply) => reply.post))

  return new Map(
    plan.posts.map((post) => {
      const likers = likes.get(post) ?? 0
      const collectors = collects.get(post) ?? 0
      const shares = sharers.get(post)?.size ?? 0
      const commenters = people.get(post)?.size ?? 0
      const points = heatPoints({ likers, collectors, sharers: shares, commenters })
      const basis = likers + 2 * collectors + 3 * (replies.get(post) ?? 0) + 4 * shares
      const factor = heatFactor({ editorPick: post.editorPick, ownsProduct: false, awaitsDecision: false })
      const ageHours = (plan.now.getTime() - post.createdAt.getTime()) / 3600_000
      return [post, { points, basis, hot: hotScore(points, factor, Math.min(ageHours, scoredHours)) }]
    }),
  )
}

function countBy<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
