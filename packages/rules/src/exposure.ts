import type { Audience } from '@guangquan/contract'

/** Who a post is shown to, as its three columns hold it. All false: the author alone. */
export interface Exposure {
  fans: boolean
  followed: boolean
  others: boolean
}

/**
 * Audiences as they are stored: ascending, each once. A list with 3 (everybody else) is all of [1,2,3],
 * for one who is let in as a stranger cannot be kept out as a fan.
 */
export function normaliseAudiences(audiences: readonly Audience[]): Audience[] {
  if (audiences.includes(3)) return [1, 2, 3]
  return [...new Set(audiences)].toSorted((a, b) => a - b)
}

/** The columns of a list of audiences, after `normaliseAudiences`. */
export function exposureOf(audiences: readonly Audience[]): Exposure {
  const list = normaliseAudiences(audiences)
  return { fans: list.includes(1), followed: list.includes(2), others: list.includes(3) }
}

/** The list of audiences the columns stand for. */
export function audiencesOf(exposure: Exposure): Audience[] {
  const list: Audience[] = []
  if (exposure.fans) list.push(1)
  if (exposure.followed) list.push(2)
  if (exposure.others) list.push(3)
  return list
}
