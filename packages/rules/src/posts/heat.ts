/** Engagement with one post, each person counted once per kind. */
export interface Engagement {
  commenters: number
  collectors: number
  likers: number
  sharers: number
}

/** Other factors of a score. */
export interface Quality {
  editorPick: boolean
  /** The author registered a product of the brand. */
  ownsProduct: boolean
  /** Reported at least twice and not decided yet. */
  awaitsDecision: boolean
}

/** Points per person; the help page shows them. */
export const heatWeights = { commenter: 3, collector: 2, liker: 1, sharer: 4 } as const

export const heatFactors = { editorPick: 1.3, ownsProduct: 1.1, awaitsDecision: 0.3 } as const

/** The score is divided by (age in hours + `hours`) to the power `exponent`. */
export const heatDecay = { hours: 2, exponent: 1.4 } as const

/** Members who joined within this many hours do not count. */
export const heatSettledHours = 24

/** Weighted engagement. */
export function heatPoints({ commenters, collectors, likers, sharers }: Engagement): number {
  const { commenter, collector, liker, sharer } = heatWeights
  return commenter * commenters + collector * collectors + liker * likers + sharer * sharers
}

/** Product of the factors that apply. */
export function heatFactor(quality: Quality): number {
  const { editorPick, ownsProduct, awaitsDecision } = heatFactors
  return (
    (quality.editorPick ? editorPick : 1) *
    (quality.ownsProduct ? ownsProduct : 1) *
    (quality.awaitsDecision ? awaitsDecision : 1)
  )
}

/** The score of 热门, which the help page explains. A negative `ageHours` (clock skew) counts as 0. */
export function hotScore(points: number, factor: number, ageHours: number): number {
  return (points * factor) / (Math.max(0, ageHours) + heatDecay.hours) ** heatDecay.exponent
}
