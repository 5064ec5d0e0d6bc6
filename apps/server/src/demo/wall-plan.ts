import { makeRandom, type Random } from './random.ts'

/** A post before it has an author or text: time, sources and engagement. */
export interface Slot {
  ageHours: number
  /** Indexes of the sources, the cover first. */
  sources: number[]
  likes: number
  collects: number
  replies: number
  shares: number
  editorPick: boolean
}

export interface WallOptions {
  sourceCount: number
  photographs: number
  replies: number
  days: number
  /** Within this many consecutive photographs no source is repeated. */
  screenful: number
  /** Number of the layout. */
  layout: number
}

// 推荐 reorders some posts (newcomers, cap per author), so its minimum distance is larger.
const recommendMargin = 14
/** A score is final after thirty days. */
export const scoredHours = 720

/**
 * Lays out the wall, newest first, so that in both orders, by time and by score, no source is repeated within a
 * screenful.
 */
export function planWall(options: WallOptions): Slot[] {
  const slots = makeSlots(options)
  if (!assignSources(slots, options, makeRandom(`sources ${options.layout}`))) {
    throw new Error(`layout ${options.layout} cannot keep equal photographs apart`)
  }
  return slots
}

/** The score of 热门 as far as it is known before authors are assigned. */
export function scoreOf(slot: Slot): number {
  const heat = 3 * slot.replies + 2 * slot.collects + slot.likes + 4 * slot.shares
  return ((slot.editorPick ? 1.3 : 1) * heat) / (Math.min(slot.ageHours, scoredHours) + 2) ** 1.4
}

function makeSlots({ photographs, replies, days }: WallOptions): Slot[] {
  const random = makeRandom('slots')
  const sizes: number[] = []
  for (let left = photographs; left > 0; left -= sizes.at(-1) ?? 0)
    sizes.push(Math.min(left, postSize(random)))
  const slots = sizes.map((size, index) => {
    // Denser recently: half of the posts are from the last four weeks.
    const ageHours = Math.max(0.2, days * 24 * ((index + random.next() * 0.8) / sizes.length) ** 1.7)
    const grown = 1 - Math.exp(-ageHours / 20)
    const likes = Math.min(50, Math.round(7 * Math.exp(0.85 * random.normal()) * grown))
    return {
      ageHours,
      sources: Array.from({ length: size }, () => -1),
      likes,
      collects: Math.round(likes * (0.1 + 0.4 * random.next())),
      replies: 0,
      shares: random.chance(0.25) ? random.between(0, Math.ceil(likes / 8)) : 0,
      editorPick: likes >= 14 && ageHours > 20 && random.chance(0.3),
    }
  })
  const weights = slots.map(
    (slot) => (0.4 + slot.likes) * (0.4 + random.next()) * (slot.ageHours < 1 ? 0.1 : 1),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let given = 0
  let sum = 0
  for (const [index, slot] of slots.entries()) {
    sum += weights[index] ?? 0
    slot.replies = Math.round((replies * sum) / total) - given
    given += slot.replies
  }
  return slots
}

function postSize(random: Random): number {
  return random.pickWeighted([1, 2, 3, 4, 5, 6], (size) => [0, 72, 10, 8, 5, 3, 2][size] ?? 0)
}

function assignSources(slots: Slot[], options: WallOptions, random: Random): boolean {
  const { sourceCount, photographs, screenful } = options
  const capacity = Math.ceil(photographs / sourceCount) + 1
  const used = Array.from({ length: sourceCount }, () => 0)
  const byScore = slots.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const place = new Map(byScore.map((slot, index) => [slot, index]))
  const covers = byScore.map(() => -1)
  const recent: number[] = []
  const recentCovers: number[] = []

  for (const slot of slots) {
    const here = place.get(slot) ?? 0
    for (let position = 0; position < slot.sources.length; position++) {
      const near = new Set(recent)
      if (position === 0) {
        for (const cover of recentCovers) near.add(cover)
        const reach = screenful + recommendMargin
        for (let at = Math.max(0, here - reach + 1); at < Math.min(slots.length, here + reach); at++) {
          near.add(covers[at] ?? -1)
        }
      }
      const free = used.flatMap((count, source) => (count < capacity && !near.has(source) ? [source] : []))
      if (free.length === 0) return false
      const least = Math.min(...free.map((source) => used[source] ?? 0))
      const source = random.pick(free.filter((one) => used[one] === least))
      slot.sources[position] = source
      used[source] = (used[source] ?? 0) + 1
      if (position === 0) {
        covers[here] = source
        recentCovers.push(source)
        if (recentCovers.length >= screenful) recentCovers.shift()
      }
      recent.push(source)
      if (recent.length >= screenful) recent.shift()
    }
  }
  return true
}
