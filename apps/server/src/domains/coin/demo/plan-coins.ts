import { coinExpiry, coinsIn, refundExpiry, takeInOrder, type CoinPart } from '@guangquan/rules/coin-lots'
import { dayOf } from '@guangquan/rules/time-text'
import { type DemoPerson, joinedAt } from '../../../demo/people.ts'
import type { PlannedPost } from '../../../demo/plan.ts'
import type { Random } from '../../../demo/random.ts'
import type { MovementKind } from '../ledger/coin-accounts.ts'
import { negated } from '../ledger/move-coins.ts'

const dayMs = 24 * 3600_000
const maxPaidPosts = 3

export interface PlannedMovement {
  kind: MovementKind
  at: Date
  memo: string
  parts: CoinPart[]
  /** The movement that is reversed: its place in the list. */
  reverses: number | null
}

interface Occasion {
  at: Date
  memo: string
  amount: number
  /** Given back an hour later. */
  isReturned?: boolean
}

/** A member's coins since they registered: what they earned by the rules, and what they spent of it. */
export function planCoins(
  person: DemoPerson,
  posts: readonly PlannedPost[],
  { now, random }: { now: Date; random: Random },
): PlannedMovement[] {
  const joined = joinedAt(person, now)
  const occasions = [
    { at: new Date(joined.getTime() + 600_000), memo: '绑定手机号', amount: 5 },
    { at: new Date(joined.getTime() + dayMs), memo: '完善资料', amount: 10 },
    ...postRewards(posts),
    ...visits(joined, now, random),
    ...spendings(joined, now, random),
  ].filter(({ at }) => at.getTime() < now.getTime() - 2 * 3600_000)
  return settle(
    occasions.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    now,
  )
}

function postRewards(posts: readonly PlannedPost[]): Occasion[] {
  const byDay = Map.groupBy(posts, ({ createdAt }) => dayOf(createdAt))
  const paid = [...byDay.values()].flatMap((ofDay) => ofDay.slice(0, maxPaidPosts))
  const first = posts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0]
  return [
    ...(first === undefined ? [] : [{ at: first.createdAt, memo: '第一次发布照片', amount: 10 }]),
    ...paid.map((post) => ({
      at: post.createdAt,
      memo: post.title === '' ? '发布照片' : `发布《${post.title}》`,
      amount: 2,
    })),
    ...posts
      .filter(({ editorPick }) => editorPick)
      .map((post) => ({ at: new Date(post.createdAt.getTime() + dayMs), memo: '编辑推荐', amount: 30 })),
  ]
}

function visits(joined: Date, now: Date, random: Random): Occasion[] {
  const runs: Occasion[] = []
  for (let at = joined.getTime() + 7 * dayMs; at < now.getTime(); at += random.between(12, 34) * dayMs) {
    runs.push({ at: new Date(at), memo: '连续来访 7 天', amount: 5 })
    if (random.chance(0.3)) runs.push({ at: new Date(at + 9 * dayMs), memo: '连续来访 30 天', amount: 30 })
  }
  return runs
}

function spendings(joined: Date, now: Date, random: Random): Occasion[] {
  const spent: Occasion[] = []
  for (let at = joined.getTime() + 60 * dayMs; at < now.getTime(); at += random.between(40, 110) * dayMs) {
    const isCard = random.chance(0.5)
    const thing = isCard ? { memo: '补签卡', amount: -10 } : { memo: '相框 7 天', amount: -60 }
    spent.push({ at: new Date(at), ...thing, isReturned: random.chance(0.15) })
  }
  return spent
}

/** The movements that the coins suffice for, in the order of time, with what expired between them. */
function settle(occasions: readonly Occasion[], now: Date): PlannedMovement[] {
  const movements: PlannedMovement[] = []
  const lots = new Map<number, number>()
  const add = (movement: PlannedMovement) => {
    for (const { expiresAt, amount } of movement.parts) {
      lots.set(expiresAt.getTime(), (lots.get(expiresAt.getTime()) ?? 0) + amount)
    }
    return movements.push(movement) - 1
  }
  const inOrder = () =>
    [...lots].toSorted(([a], [b]) => a - b).map(([time, amount]) => ({ expiresAt: new Date(time), amount }))
  const expireUntil = (at: Date) => {
    for (const lot of inOrder().filter(({ expiresAt, amount }) => amount > 0 && expiresAt <= at)) {
      const parts = negated([lot])
      add({ kind: 'expire', at: lot.expiresAt, memo: '', parts, reverses: null })
    }
  }
  for (const { at, memo, amount, isReturned = false } of occasions) {
    expireUntil(at)
    if (amount > 0) {
      add({ kind: 'earn', at, memo, parts: [{ expiresAt: coinExpiry(at), amount }], reverses: null })
      continue
    }
    const taken = takeInOrder(inOrder(), -amount)
    if (coinsIn(taken) < -amount) continue
    const place = add({ kind: 'spend', at, memo, parts: negated(taken), reverses: null })
    const back = new Date(at.getTime() + 3600_000)
    const isSame = taken.every(({ expiresAt }) => refundExpiry(expiresAt, back) <= expiresAt)
    if (isReturned && isSame) add({ kind: 'refund', at: back, memo, parts: taken, reverses: place })
  }
  expireUntil(now)
  return movements
}
