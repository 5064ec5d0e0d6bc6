/** What people did with one post, each person counted once per kind. */
export interface Deeds {
  commenters: number
  collectors: number
  likers: number
  sharers: number
}

/** Facts that raise or lower a post beside what people did with it. */
export interface Quality {
  editorPick: boolean
  /** The author registered a product of the brand. */
  ownsProduct: boolean
  /** Reported at least twice and not decided yet. */
  awaitsDecision: boolean
}

/** Weighted sum of the deeds: 3 a commenter, 2 a collector, 1 a liker, 4 a sharer. */
export function heatPoints(deeds: Deeds): number {
  return 3 * deeds.commenters + 2 * deeds.collectors + deeds.likers + 4 * deeds.sharers
}

/** Factor of the score: 1.3 picked by the editors, 1.1 an owner's, 0.3 awaiting a decision, multiplied. */
export function heatFactor(quality: Quality): number {
  return (quality.editorPick ? 1.3 : 1) * (quality.ownsProduct ? 1.1 : 1) * (quality.awaitsDecision ? 0.3 : 1)
}

/** The hot score the help page publishes. `ageHours` below 0 (a clock behind) counts as 0. */
export function hotScore(points: number, factor: number, ageHours: number): number {
  return (points * factor) / (Math.max(0, ageHours) + 2) ** 1.4
}
