import { newcomerFans, orderFeed } from '@guangquan/rules/feed-order'
import { heatFactor, heatPoints, hotScore } from '@guangquan/rules/heat'
import type { DemoPlan, PlannedPost } from './plan.ts'

/** The plan's posts as 推荐 will order them at its time, by the product's own rules. */
export function recommendOrder(
  plan: Pick<DemoPlan, 'now' | 'posts' | 'replies' | 'likes' | 'collects' | 'shares' | 'follows'>,
): PlannedPost[] {
  const people = new Map(plan.posts.map((post) => [post, tally()]))
  for (const { post, author } of plan.replies)
    if (author !== post.author) people.get(post)?.commenters.add(author.id)
  for (const act of plan.likes) people.get(act.target)?.likers.add(act.by.id)
  for (const act of plan.collects) people.get(act.target)?.collectors.add(act.by.id)
  for (const act of plan.shares) people.get(act.target)?.sharers.add(act.by.id)
  const fans = new Map<string, number>()
  for (const { target } of plan.follows) fans.set(target.id, (fans.get(target.id) ?? 0) + 1)

  const candidates = plan.posts.map((post) => {
    const deeds = people.get(post) ?? tally()
    const points = heatPoints({
      commenters: deeds.commenters.size,
      likers: deeds.likers.size,
      collectors: deeds.collectors.size,
      sharers: deeds.sharers.size,
    })
    const factor = heatFactor({ editorPick: post.editorPick, ownsProduct: false, awaitsDecision: false })
    const ageHours = (plan.now.getTime() - post.createdAt.getTime()) / 3600_000
    return {
      id: post.id,
      authorId: post.author.id,
      editorPick: post.editorPick,
      hot: hotScore(points, factor, ageHours),
      isNewcomer: (fans.get(post.author.id) ?? 0) < newcomerFans,
    }
  })
  candidates.sort((a, b) => b.hot - a.hot || (a.id < b.id ? 1 : -1))
  const byId = new Map(plan.posts.map((post) => [post.id, post]))
  return orderFeed(candidates).flatMap(({ id }) => byId.get(id) ?? [])
}

function tally() {
  return {
    commenters: new Set<string>(),
    likers: new Set<string>(),
    collectors: new Set<string>(),
    sharers: new Set<string>(),
  }
}

/** Pairs of equal photographs that stand less than `screenful` apart. */
export function tooClose(sources: string[], screenful: number): number {
  let count = 0
  for (const [index, source] of sources.entries()) {
    if (sources.slice(Math.max(0, index - screenful + 1), index).includes(source)) count += 1
  }
  return count
}
