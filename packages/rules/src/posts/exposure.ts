import type { Audience } from '@guangquan/contract'

/** The audience of a post, as its columns. All false: only the author. */
export interface Exposure {
  fans: boolean
  followed: boolean
  others: boolean
  /** Members of the circle in which it is published. */
  circle: boolean
}

/**
 * Audiences in their stored form: ascending, without duplicates. A list with 3 (everybody else) becomes [1,2,3], since
 * nobody who may see it as anybody can be excluded as a fan or as a member of its circle.
 */
export function normaliseAudiences(audiences: readonly Audience[]): Audience[] {
  if (audiences.includes(3)) return [1, 2, 3]
  return [...new Set(audiences)].toSorted((a, b) => a - b)
}

/** The columns for a list of audiences, after `normaliseAudiences`. */
export function exposureOf(audiences: readonly Audience[]): Exposure {
  const list = normaliseAudiences(audiences)
  return {
    fans: list.includes(1),
    followed: list.includes(2),
    others: list.includes(3),
    circle: list.includes(4),
  }
}

/** The list of audiences for the columns. */
export function audiencesOf(exposure: Exposure): Audience[] {
  const list: Audience[] = []
  if (exposure.fans) list.push(1)
  if (exposure.followed) list.push(2)
  if (exposure.others) list.push(3)
  if (exposure.circle) list.push(4)
  return list
}
