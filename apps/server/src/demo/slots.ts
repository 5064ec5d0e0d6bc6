import type { Random } from './random.ts'

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

/** A score is final after thirty days. */
export const scoredHours = 720

/** The score of 热门 as far as it is known before authors are assigned. */
export function scoreOf(slot: Slot): number {
  const heat = 3 * slot.replies + 2 * slot.collects + slot.likes + 4 * slot.shares
  return ((slot.editorPick ? 1.3 : 1) * heat) / (Math.min(slot.ageHours, scoredHours) + 2) ** 1.4
}

/** Slots of posts with these numbers of photographs, newest first, spread over `days`. */
export function makeSlots(
  sizes: readonly number[],
  { replies, days, random }: { replies: number; days: number; random: Random },
): Slot[] {
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

/** Sizes of posts that show so many photographs; most show one. */
export function postSizes(photographs: number, random: Random): number[] {
  const sizes: number[] = []
  for (let left = photographs; left > 0; left -= sizes.at(-1) ?? 0)
    sizes.push(Math.min(left, postSize(random)))
  return sizes
}

function postSize(random: Random): number {
  return random.pickWeighted([1, 2, 3, 4, 5, 6], (size) => [0, 84, 7, 4, 3, 1, 1][size] ?? 0)
}
