import type { ReachSwitches } from '@guangquan/contract'

/** The defaults. Likes are off: they come in numbers, and nobody waits for them. */
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
