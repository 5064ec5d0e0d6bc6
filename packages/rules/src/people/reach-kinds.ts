import type { ReachSwitches } from '@guangquan/contract'

/** What members are notified of unless they choose otherwise: likes come in numbers, and nobody waits for them. */
export const usualReach: ReachSwitches = {
  comment: true,
  mention: true,
  follower: true,
  circle: true,
  activity: true,
  system: true,
  like: false,
  message: true,
}
