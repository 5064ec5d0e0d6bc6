/** Engagement with one post, each person counted once per kind. */
export interface Engagement {
  commenters: number
  collectors: number
  likers: number
  sharers: number
}

/** Other facts that raise or lower a score. */
export interface Quality {
  editorPick: boolean
  /** The author registered a product of the brand. */
  ownsProduct: boolean
  /** Reported at least twice and not yet decided. */
  awaitsDecision: boolean
}

/** Weighted engagement: 3 per commenter, 2 per collector, 1 per like, 4 per sharer. */
export function heatPoints(engagement: Engagement): number {
  return 3 * engagement.commenters + 2 * engagement.collectors + engagement.likers + 4 * engagement.sharers
}

/** Product of 1.3 when picked by the editors, 1.1 for an owner's post, 0.3 while reports are undecided. */
export function heatFactor(quality: Quality): number {
  return (quality.editorPick ? 1.3 : 1) * (quality.ownsProduct ? 1.1 : 1) * (quality.awaitsDecision ? 0.3 : 1)
}

/** The score of 热门 that the help page publishes. A negative `ageHours` (clock skew) counts as 0. */
export function hotScore(points: number, factor: number, ageHours: number): number {
  return (points * factor) / (Math.max(0, ageHours) + 2) ** 1.4
}
