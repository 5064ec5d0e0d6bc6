import { demoPeople, type DemoPerson } from './people.ts'
import type { Act, DemoPlan, PlannedPost, PlannedReply } from './plan.ts'
import { makeRandom, type Random } from './random.ts'

const dayMs = 24 * 3600_000

/** Follows: a few by everybody, many of popular members. */
export function planFollows(posts: PlannedPost[], now: Date): Act<DemoPerson>[] {
  const random = makeRandom('follows')
  const fame = new Map<DemoPerson, number>()
  for (const { author, slot } of posts) fame.set(author, (fame.get(author) ?? 1) + slot.likes)
  return demoPeople.flatMap((actor) => {
    const count = Math.min(34, Math.round(9 * Math.exp(0.6 * random.normal())))
    const others = demoPeople.filter((person) => person !== actor)
    return sample(others, count, (person) => (fame.get(person) ?? 0.5) ** 0.9, random).map((target) => ({
      actor,
      target,
      at: new Date(now.getTime() - dayMs * (0.5 + 119 * random.next())),
    }))
  })
}

/** Likes, collects and shares of posts, as many as their slots define. */
export function planPostActs(
  posts: PlannedPost[],
  follows: Act<DemoPerson>[],
  now: Date,
): Pick<DemoPlan, 'likes' | 'collects' | 'shares'> {
  const random = makeRandom('post acts')
  const follow = new Set(follows.map((act) => `${act.actor.id} ${act.target.id}`))
  const plan: Pick<DemoPlan, 'likes' | 'collects' | 'shares'> = { likes: [], collects: [], shares: [] }
  for (const post of posts) {
    const others = demoPeople.filter((person) => person !== post.author)
    const leaning = (person: DemoPerson) =>
      1 +
      (follow.has(`${person.id} ${post.author.id}`) ? 4 : 0) +
      (person.topics.some((topic) => post.topics.includes(topic)) ? 2 : 0)
    const acts = (people: DemoPerson[]) =>
      people.map((actor) => ({ actor, target: post, at: later(post, now, random) }))
    const likers = sample(others, post.slot.likes, leaning, random)
    plan.likes.push(...acts(likers))
    plan.collects.push(...acts(sample(likers, post.slot.collects, () => 1, random)))
    plan.shares.push(...acts(sample(others, post.slot.shares, leaning, random)))
  }
  return plan
}

/** Likes of comments: few have any, some have a handful. */
export function planReplyLikes(replies: PlannedReply[], now: Date): Act<PlannedReply>[] {
  const random = makeRandom('reply likes')
  return replies.flatMap((target) => {
    if (!random.chance(0.3)) return []
    const count = Math.min(12, Math.ceil(Math.exp(0.9 * random.normal())))
    const others = demoPeople.filter((person) => person !== target.author)
    return sample(others, count, () => 1, random).map((actor) => ({
      actor,
      target,
      at: later(target, now, random),
    }))
  })
}

function later(of: { createdAt: Date }, now: Date, random: Random): Date {
  const span = now.getTime() - of.createdAt.getTime()
  return new Date(of.createdAt.getTime() + span * (0.01 + 0.98 * random.next() ** 3))
}

/** Up to `count` distinct items, by weight. */
function sample<T>(list: readonly T[], count: number, weight: (item: T) => number, random: Random): T[] {
  return list
    .map((item) => ({ item, key: random.next() ** (1 / weight(item)) }))
    .toSorted((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ item }) => item)
}
